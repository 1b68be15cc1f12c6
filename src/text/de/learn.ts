import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { buttons } from './buttons.ts'

const button = 'Spielen lernen'
const firstGame = 'Erste Partie beginnen'

export const learn: Words['learn'] = {
  button,
  about: `${control(button)} erklärt dir das Spiel in sechs kurzen Stellungen.`,
  heading: (number, of, title) => `Lernen, ${number} von ${of}: ${title}`,
  rival: 'Gegenüber',
  best: 'Ja, das ist das Beste von den dreien.',
  notBest: 'Das geht, aber es gibt etwas Besseres.',
  tryAgain: 'Noch einmal versuchen',
  next: (title) => `Weiter: ${title}`,
  firstGame,
  done: `Jetzt kennst du das Spiel. ${control(firstGame)} beginnt eine Partie gegen Tom, mit **/bonfire neu** eröffnest du einen Tisch für dich und andere. Die Tipps in deiner Übersicht machen hier weiter, und unter ${control(buttons.rules)} steht alles Übrige.`,
  again: 'Von vorn',
  lessons: {
    fate: {
      title: 'Schicksalsplättchen',
      about: [
        'Für Aktionen gibst du Aktionsmarker ab. Neue bekommst du, wenn du ein Schicksalsplättchen anlegst. Das darfst du nur mit höchstens einem Aktionsmarker im Vorrat; hier hast du keinen.',
        'Zähl für jedes der drei Symbole die Gruppe, zu der es jetzt gehört, und nimm so viele Marker seiner Farbe. Aufgedrucktes Gold oder einen gelben Marker darunter bekommst du auch. Das ist dein ganzer Zug.',
      ].join('\n'),
      question: 'Welcher Platz bringt am meisten?',
      answers: [
        'Zwei Symbole kommen zu anderen ihrer Farbe, das gibt fünf Aktionsmarker. Mehr davon sind hier nicht zu holen, aber es wird nichts Aufgedrucktes bedeckt: Ein anderer Platz bringt sechs Dinge.',
        'Vier Aktionsmarker, denn ein Symbol kommt zu einem seiner Farbe, und zwei aufgedruckte Symbole werden bedeckt: ein Gold und ein gelber Marker, der für jede Farbe steht. Sechs Dinge in einem Zug.',
        'Kein Symbol kommt zu einem seiner Farbe, und nichts Aufgedrucktes wird bedeckt: nur die drei Marker der Symbole selbst.',
      ],
    },
    ship: {
      title: 'Schiff und Aufgaben',
      about: [
        'Ein blauer Marker bewegt das Schiff. Die erste Fahrt der Partie geht zu einer Insel deiner Wahl; später führt ein blauer Marker eine Route weit, und drei führen überallhin.',
        'Gleich danach darfst du auf der Insel handeln: eine ihrer Aufgaben erhalten (ein roter Marker, die Ressource der Insel und eine Opferschale) oder eine Hüterin abholen (ein weißer). Deine Stadt fasst bis zu sieben Aufgaben. Drei Portale hast du schon.',
      ].join('\n'),
      question: 'Du hast noch keine einzige Aufgabe. Wohin fährst du?',
      answers: [
        'Hier sind vier rote Aufgaben oder Bonfire verlangt. Das ist viel wert, aber du hast noch gar keine Aufgabe: Sie läge lange bei dir herum.',
        '„3 Portale“ erfüllst du in diesem Moment. Hol sie dir gleich, mit dem gelben Marker anstelle eines roten, dann kannst du sie im nächsten Zug entfachen: 4 Punkte. Nimm Aufgaben, denen deine Stadt schon nahe ist.',
        'Hier wartet eine Hüterin, und du könntest sie mitnehmen. Aber sie braucht Wege und ein Bonfire, bevor sie Punkte bringt, und die Aufgabe, die du schon erfüllst, liegt anderswo.',
      ],
    },
    path: {
      title: 'Wege und Kristalle',
      about: [
        'Ein grüner Marker baut ein Wegplättchen; hier stehen zwei Marker anderer Farben für den fehlenden grünen. Bis zu sechs baust du, jedes neben einem Aufgabenfeld.',
        'Ein Weg nützt dir zweifach. In einer Prozession (weiß) bringt jede Hüterin die Ressource des Feldes mit, auf dem sie stehen bleibt. Und ein Kristall in der Farbe des Bonfires daneben bringt am Ende 2 Punkte.',
      ].join('\n'),
      question: 'Dein nächstes Wegplättchen kommt auf Feld 3, neben eine blaue Aufgabe. Welches nimmst du?',
      answers: [
        'Eine Muschel hast du noch nicht, das stimmt. Aber der Kristall ist gelb: Neben der blauen Aufgabe bringt er nie etwas.',
        'Verdeckt kann es alles sein. Das lohnt sich nur, wenn in der Auslage nichts passt.',
        'Der blaue Kristall passt zur blauen Aufgabe daneben: 2 Punkte, sobald dort ein Bonfire brennt. Und in jeder Prozession gibt es Frucht, die dir fehlt.',
      ],
    },
    bonfire: {
      title: 'Das Große Bonfire',
      about: [
        'Ein lila Marker dreht das Große Bonfire um ein Feld im Uhrzeigersinn, zwei drehen es um zwei, drei auf ein Feld deiner Wahl. Dort nimmst du zwei von drei Belohnungen: einen Aktionsmarker, eine Ressource oder Punkte, ein Portal.',
        'Portale kommen von rechts in deine Stadt, und die Form muss zur Aussparung passen: Als Nächstes ist ein Kreis dran. Durch ein Portal erreichen Hüterinnen das Bonfire daneben, und es bringt dort 2 Punkte. Einen lila Marker hast du nicht, aber einen gelben.',
      ].join('\n'),
      question: 'Wohin drehst du das Große Bonfire?',
      answers: [
        'Ein Feld, bezahlt mit dem gelben Marker, und dort liegt ein Kreis: dein drittes Portal. Dazu nimmst du einen braunen Marker oder Frucht.',
        'Zwei Felder kosten zwei lila Marker, also gibst du mehr Marker aus. Und kein Portal dort passt in deine Aussparung: Es bleiben nur die beiden anderen Belohnungen.',
        'Auch hier liegt ein Kreis, aber drei lila Marker sind verlangt, und für jeden, der dir fehlt, zahlst du zwei beliebige. Fünf deiner sechs Marker wären weg.',
      ],
    },
    ignite: {
      title: 'Ein Bonfire entfachen',
      about: [
        'Erfüllst du die Bedingung einer Aufgabe, drehst du sie mit einem Zug um: Jetzt ist sie ein Bonfire. Das kostet nichts und bringt am Ende Punkte.',
        'Der Novize daneben geht in den Hohen Rat und holt dir dort einen Bonus, den du wählst: zwei Gold und einen gelben Marker, ein Wegplättchen, eine Hüterin, einen Gnom, eine freie Fahrt mit dem Schiff und mehr.',
      ].join('\n'),
      question: '„3 Portale“ ist erfüllt. Was tust du mit deinem Zug?',
      answers: [
        'Ein Wegplättchen ist nützlich, aber der Weg kann warten. Je früher ein Novize in den Rat geht, desto länger hast du von seinem Bonus; und manche Aufgabe ist nicht mehr erfüllt, sobald du etwas ausgibst.',
        'Gnome helfen dir bis zum Ende, falsch ist das nicht. Aber er kostet zwei Marker und Ressourcen, während das Bonfire nichts kostet und noch einen Bonus bringt.',
        '4 Punkte, 2 weitere für das Portal daneben und ein Bonus im Hohen Rat, ganz ohne Marker. Entfache früh: Noch sind alle Plätze frei.',
      ],
    },
    end: {
      title: 'Das Ende der Partie',
      about: [
        'Zu zweit löst der siebte Novize im Hohen Rat den Countdown aus (zu dritt der zehnte, zu viert der dreizehnte): Danach haben alle noch vier bis sechs Züge. Wer passt, nimmt statt aller übrigen Züge die Punkte des Countdown-Plättchens.',
        'Dann wird gewertet: Bonfire, Hüterinnen an Bonfire, Portale und Kristalle neben Bonfire je 2, Aufgaben des Rates 4, übrige Schicksalsplättchen 3, und ein Punkt für je zwei übrige Marker oder Ressourcen.',
      ].join('\n'),
      question: 'Das ist dein letzter Zug. Was bringt die meisten Punkte?',
      answers: [
        'Die Hüterin geht durch das Portal zum Bonfire neben ihr: 4 Punkte. Gut, aber eine der anderen Möglichkeiten bringt mehr.',
        'Wer passt, bekommt das Plättchen: einen Punkt, denn es ist das letzte. Früh im Countdown sind es bis zu fünf, und manchmal lohnt sich das.',
        '3 Punkte für das Bonfire, 2 für das Portal daneben, dazu ein Bonus im Hohen Rat oder noch ein Punkt: mindestens sechs. Achte in den letzten Zügen auf das, was sofort zählt.',
      ],
    },
  },
}
