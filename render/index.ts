/** The pictures: what may be asked for, who draws it, and what a reader hears instead. */
export { altText } from './alt-text.ts'
export { type ApplicationIcon, applicationIconList, isOurEmojiName } from './application-icons.ts'
export {
  type Artist,
  type ArtistOptions,
  type FrameBatch,
  type Picture,
  type PictureAndIconArtist,
  startArtist,
} from './artist.ts'
export type {
  CityRequest,
  FateRequest,
  FilmRequest,
  LastTurnEvents,
  OptionToMark,
  OwnCityForTurnRequest,
  PictureRequest,
  PieceRequest,
  Scene,
} from './request.ts'
export { serializeRequest } from './request-text.ts'
export { joinFrameBatches } from './webp.ts'
