import type { Words } from '../words/index.ts'

export const leaving: Words['leaving'] = {
  ask: {
    leave:
      '**Dit spel verlaten?** Je plaats komt vrij en je stad blijft zoals die is. Iedereen kan je plaats overnemen, jij ook; zolang niemand dat doet, mogen de anderen hem de rest van het spel overslaan. Ze krijgen bericht.',
    leaveLast:
      '**Dit spel verlaten?** Je bent hier de laatste: de tafel wordt gesloten, en het spel eindigt zonder uitslag.',
    closeLobby:
      '**Deze tafel sluiten?** Dan kan niemand meer aanschuiven, en is het kanaal vrij voor een andere tafel.',
    closeGame:
      '**Deze tafel sluiten?** Het spel eindigt voor iedereen, zonder uitslag, en kan niet verder. Wil alleen jij stoppen, dan kunnen de anderen verderspelen als je /bonfire verlaten typt.',
    closeFrozen:
      '**Deze tafel sluiten?** Wat er is gespeeld, blijft bewaard, maar het spel kan niet verder. Het kanaal is dan vrij voor een andere tafel.',
  },
  confirm: {
    leave: 'Spel verlaten',
    leaveLast: 'Verlaten en tafel sluiten',
    closeLobby: 'Tafel sluiten',
    closeGame: 'Spel voor iedereen beëindigen',
    closeFrozen: 'Tafel sluiten',
  },
  stay: 'Toch niet',
  done: {
    leave: 'Je hebt het spel verlaten. Je plaats is vrij: iedereen kan hem overnemen, jij ook met /bonfire overnemen.',
    leaveLast:
      'Je hebt het spel verlaten. Er zat verder niemand meer, dus de tafel is gesloten. Met /bonfire nieuw open je een andere.',
    closeLobby: 'Je hebt de tafel gesloten. Met /bonfire nieuw open je een andere.',
    closeGame:
      'Je hebt de tafel gesloten: het spel is zonder uitslag geëindigd. Met /bonfire nieuw open je een andere.',
    closeFrozen:
      'Je hebt de tafel gesloten. Wat er is gespeeld, blijft bewaard. Met /bonfire nieuw open je een andere.',
    leaveLobby: 'Je bent opgestaan. Tot het spel begint, kun je weer aanschuiven.',
    leaveLobbyLast:
      'Je bent opgestaan. Er zat verder niemand, dus de tafel is gesloten. Met /bonfire nieuw open je een andere.',
  },
}
