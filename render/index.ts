/** The pictures: what may be asked for, who draws it, and what a reader hears instead. */
export { altText } from './alt-text.ts'
export { type ApplicationIcon, applicationIcons, isOurEmojiName } from './application-icons.ts'
export { type Artist, type ArtistOptions, type Painter, type Picture, startArtist } from './artist.ts'
export type {
  BonfireRequest,
  Candidate,
  CityRequest,
  CouncilRequest,
  FateRequest,
  GnomesRequest,
  IslandRequest,
  IslandsRequest,
  LastTurn,
  MapRequest,
  PictureRequest,
  PieceRequest,
  Scene,
  ScoreRequest,
  TableRequest,
  TurnRequest,
} from './request.ts'
export { requestText } from './request-text.ts'
