import { uncapital } from '../capital.ts'
import type { Words } from '../words/index.ts'

/** What our sentences and options begin with: behind a colon they go on small. A name does not, nor a row of several. */
const GOES_ON =
  /^(?!.* · )(?:(?:Accueillir|Allumer|Aucune?|Case|Ce|Cela|Cette|Construire|Coûte|Dans|De|Défausser|Dernière|Des|Échanger|Elle|Encore|Envoyer|Garder|Il|La|Laisser|Le|Les|Mission|On|Parcourir|Payer|Pour|Première|Prendre|Prends|Procession|Rapporte|Remplace|Révéler|Rien|Sud-ouest|Ouest|Nord-ouest|Nord|Nord-est|Est|Sud-est|Sur|Ta|Tes|Ton|Tour par tour|Toutes|Tu|Tuile|Une?) |(?:Fleur|Fruit|Herbe|Coquillage|Racine|Or), |[CL]’)/u

export const phrases: Words['phrases'] = {
  labelled: (label, text) => `${label} : ${GOES_ON.test(text) ? uncapital(text) : text}`,
  aside: (text, more) => `${text} (${more})`,
  apart: (items) => items.join(' ; '),
  andThen: (first, next) => `${first}, puis ${next}`,
}
