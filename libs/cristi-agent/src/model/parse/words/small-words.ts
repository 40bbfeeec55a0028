/** Words that connect a description with an amount or a date; dropped at its ends together with these. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  (
    'en de del por para el la los las un una unos unas on for at in of the a an to con y que from x d and ' +
    'em no na do da com um uma pra pro pal'
  ).split(' '),
);

/** Who speaks; not part of a description. */
export const SPEAKER_WORDS: ReadonlySet<string> = new Set(['i', 'yo', 'me', 'we', 'eu']);
