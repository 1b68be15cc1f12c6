/** A Monday, two in the morning in Amsterdam. */
export const START = Date.UTC(2026, 5, 1)

/**
 * Every message that the month's bots send but for private answers, by UTC: to the table's channel and to one that shows it
 * elsewhere, with those whom it mentions, and to people directly.
 *
 * Ada is slow, and reminded after a day; so is Bjørn, told directly, also that he is next, and reminded when half of the three
 * days for a turn is left, which is sooner than the two days he chose; Noor is reminded after twelve hours, but between eight in
 * the evening and six nothing calls her; Teo is never reminded. They play by and by: nobody hears of the table again within an
 * hour.
 */
export const SENT: readonly string[] = [
  // Ada opens a table, on which the seat is lost of whoever takes three days for a turn. Bjørn has it shown elsewhere.
  // That all seats are taken she hears at once, and that it is her turn an hour later, for she has not played by then.
  'day 00 00:00 table @ Ada: lobby, full',
  'day 00 00:00 table: turn of Ada',
  'day 00 00:00 table: lobby',
  'day 00 00:00 to Bjørn: You’re next',
  'day 00 01:00 table @ Ada: turn of Ada',
  'day 01 01:00 table @ Ada: turn of Ada',
  // Bjørn takes fifty hours.
  'day 01 06:00 elsewhere: turn 1',
  'day 01 06:00 table: shown elsewhere',
  'day 01 06:00 table: turn of Bjørn',
  'day 01 06:00 to Bjørn: It’s your turn',
  'day 02 18:00 to Bjørn: It’s still your turn',
  'day 03 08:00 elsewhere: turn 2',
  'day 03 08:00 table @ Noor: turn of Noor',
  'day 03 22:00 elsewhere: turn 3',
  'day 03 22:00 table @ Teo: turn of Teo',
  'day 04 01:00 elsewhere: turn 4',
  'day 04 01:00 table @ Ada: turn of Ada',
  'day 04 01:00 to Bjørn: You’re next',
  'day 04 06:00 elsewhere: turn 5',
  'day 04 06:00 table: turn of Bjørn',
  'day 04 06:00 to Bjørn: It’s your turn',
  // Sixty-six hours are nearly three days: he is told. From day 5 to day 9 Noor is away: her turn comes in the night, and she
  // is reminded twelve hours after she is back and the night is over; ninety-one hours are not too many for her.
  'day 05 18:00 to Bjørn: It’s still your turn',
  'day 06 18:00 to Bjørn: Deadline for this turn:',
  'day 07 00:00 elsewhere: turn 6',
  'day 07 00:00 table: turn of Noor',
  'day 07 06:00 table @ Noor: turn of Noor',
  'day 10 18:00 table @ Noor: turn of Noor',
  'day 10 19:00 elsewhere: turn 7',
  'day 10 19:00 table @ Teo: turn of Teo',
  'day 10 22:00 elsewhere: turn 8',
  'day 10 22:00 table @ Ada: turn of Ada',
  'day 10 22:00 to Bjørn: You’re next',
  // The bots are stopped on day 11, before Ada is reminded, and back on day 14, ten hours after her time: there is more.
  'day 14 08:00 table @ Ada: turn of Ada, ends soon, more time',
  'day 14 11:00 elsewhere: turn 9',
  'day 14 11:00 table: turn of Bjørn',
  'day 14 11:00 to Bjørn: It’s your turn',
  'day 14 13:00 elsewhere: turn 10',
  'day 14 13:00 table @ Noor: turn of Noor',
  'day 15 06:00 table @ Noor: turn of Noor',
  'day 15 10:00 elsewhere: turn 11',
  'day 15 10:00 table @ Teo: turn of Teo',
  // A quick evening, in which Teo’s turn was planned ahead: nothing calls him. Bjørn hears that he is next, and plays within
  // the hour: nothing more calls him. Ada does not, and hears an hour after her last turn’s call that it is hers again.
  'day 15 12:00 elsewhere: turn 12',
  'day 15 12:00 table @ Ada: turn of Ada',
  'day 15 12:00 to Bjørn: You’re next',
  'day 15 12:12 elsewhere: turn 13',
  'day 15 12:12 table: turn of Bjørn',
  'day 15 12:18 elsewhere: turn 14',
  'day 15 12:18 table @ Noor: turn of Noor',
  'day 15 12:24 elsewhere: turn 15, turn 16, planned',
  'day 15 12:24 table: turn of Ada, planned',
  'day 15 13:00 table @ Ada: turn of Ada, planned',
  'day 16 13:00 table @ Ada: turn of Ada, planned',
  // Bjørn has closed his direct messages.
  'day 16 14:30 elsewhere: turn 17',
  'day 16 14:30 table @ Bjørn: turn of Bjørn, no direct messages to Bjørn',
  'day 16 14:30 table: turn of Bjørn',
  'day 18 02:30 table @ Bjørn: turn of Bjørn, no direct messages to Bjørn',
  'day 19 02:30 table @ Bjørn: turn of Bjørn, ends soon, no direct messages to Bjørn',
  'day 19 12:30 elsewhere: turn 18',
  'day 19 12:30 table @ Noor: turn of Noor',
  'day 20 06:00 table @ Noor: turn of Noor',
  'day 21 04:30 elsewhere: turn 19',
  'day 21 04:30 table @ Teo: turn of Teo',
  // Ada leaves the server, which is told when she would be reminded; then her time is over, and Sanne takes the seat over.
  'day 21 11:30 elsewhere: turn 20',
  'day 21 11:30 table @ Ada Bjørn: turn of Ada, Bjørn next',
  'day 22 11:30 table @ Ada Bjørn Noor Teo: turn of Ada, Bjørn next, Ada is gone',
  'day 23 23:30 table @ Ada: turn of Ada, ends soon, Bjørn next, Ada is gone',
  'day 24 11:30 table @ Ada Bjørn Noor Teo: Ada lost the seat',
  'day 25 11:30 elsewhere: Ada lost the seat, Sanne took over, turn 21',
  'day 25 11:30 table @ Bjørn: turn of Bjørn',
  'day 25 17:30 elsewhere: turn 22',
  'day 25 17:30 table @ Noor: turn of Noor',
  'day 26 06:00 table @ Noor: turn of Noor',
  'day 26 08:30 elsewhere: turn 23',
  'day 26 08:30 table @ Teo: turn of Teo',
  'day 27 14:30 elsewhere: turn 24',
  'day 27 14:30 table @ Bjørn Sanne: turn of Sanne, Bjørn next',
  'day 28 14:30 table @ Sanne: turn of Sanne, Bjørn next',
  'day 28 15:30 elsewhere: turn 25',
  'day 28 15:30 table @ Bjørn: turn of Bjørn',
  'day 30 03:30 table @ Bjørn: turn of Bjørn',
  'day 31 03:30 table @ Bjørn: turn of Bjørn, ends soon',
]
