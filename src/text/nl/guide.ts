import { capital } from '../capital.ts'
import { control } from '../control.ts'
import type { GuideWords } from '../words/guide.ts'
import { inWords } from './grammar.ts'
import { live } from './live.ts'

const aim = 'De meeste komen van vreugdevuren: haal opdrachten op de eilanden, volbreng ze en ontsteek ze.'
const tile =
  'Je begint met een lottegel: houd de tegel in je hand, of ruil hem voor de middelste uit je voorraad. Hij geeft de drie actiefiches die erop staan. Met 🟦 vaar je, met 🟥 ontvang je een opdracht waar je schip ligt, met 🟩 bouw je een weg, met 🟫 werf je een gnoom, met ⬜ haal je hoeders op of laat je ze lopen, met 🟪 draai je het grote vreugdevuur.'
const turn =
  'In een beurt doe je **één** ding: een lottegel leggen, actiefiches van één kleur gebruiken, of een vreugdevuur ontsteken. Een lottegel mag je alleen leggen als je hoogstens één actiefiche overhebt, dus geef ze eerst uit. Goed om mee te beginnen: 🟩 een wegfiche, of met 🟦 naar een eiland met een opdracht die je ligt. 🟨 vervangt elke kleur.'
const tasks = `bekijk ${control(live.looks.islands)}. Blauw is makkelijk en weinig waard, geel is moeilijk en veel waard. Ontvang er vroeg twee of drie die op elkaar lijken: dan weet je wat je moet bouwen.`
const fate =
  'Raken je fiches op? Leg een lottegel naast gelijke symbolen: elk symbool geeft zoveel fiches als zijn groep dan groot is. De beste plekken staan bovenaan de lijst.'
const gnomes =
  'Gnomen (🟫) helpen je de rest van het spel, dus werf er vroeg een. Aan een weg heb je op twee manieren iets: in een optocht (⬜) brengt elke hoeder het middel mee van het wegfiche waar ze stopt, en een kristal in de kleur van het vreugdevuur ernaast geeft aan het einde punten.'
const igniting =
  'Opdracht volbracht? Ontsteken kost een beurt, geeft aan het einde punten en stuurt een pupil naar de Hoge Raad, die daar een bonus voor je haalt.'

const NOVICES: Readonly<Record<number, number>> = { 2: 7, 3: 10, 4: 13 }
const enough = (players: number | null): string => {
  const novices = players === null ? undefined : NOVICES[players]
  return novices === undefined
    ? 'Zitten daar zeven pupillen (tien met z’n drieën, dertien met z’n vieren)'
    : `Zitten daar ${inWords(novices)} pupillen`
}

export const guide: GuideWords = {
  againstTom: [
    `Je doel: meer punten dan Tom. ${aim}`,
    tile,
    turn,
    `Na elke beurt van jou speelt Tom een kaart. In je paneel staat wat hij heeft gedaan, en waar hij iets te kiezen heeft, kies jij voor hem. Dan de opdrachten: ${tasks}`,
    fate,
    gnomes,
    `${igniting} Bij zeven pupillen daar begint het aftellen; het spel is ook afgelopen als Tom vier keer door zijn acht kaarten is.`,
  ],
  withOthers: (players) => [
    `Het doel: de meeste punten. ${aim}`,
    tile,
    turn,
    `De opdrachten: ${tasks}`,
    fate,
    gnomes,
    `${igniting} ${capital(enough(players))}, dan begint het aftellen. Na de eerstvolgende beurt van wie het spel begon, heeft die speler er nog vier, en ieder ander vijf.`,
  ],
}
