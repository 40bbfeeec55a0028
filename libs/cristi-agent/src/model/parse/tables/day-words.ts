/** Words and phrases for a day near today, with its distance in days; folded. */
export const DAY_PHRASES: ReadonlyMap<string, number> = new Map([
  ['hoy', 0],
  ['today', 0],
  ['esta manana', 0],
  ['esta tarde', 0],
  ['esta noche', 0],
  ['this morning', 0],
  ['tonight', 0],
  ['ayer', -1],
  ['yesterday', -1],
  ['anoche', -1],
  ['last night', -1],
  ['anteayer', -2],
  ['antier', -2],
  ['antes de ayer', -2],
  ['day before yesterday', -2],
  ['manana', 1],
  ['tomorrow', 1],
  ['pasado manana', 2],
  ['day after tomorrow', 2],
]);

/** After this word `mañana` is the morning. */
export const MORNING_ARTICLE = 'la';

/** Days of the week from Monday, 0. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  [
    ['lunes', 'monday'],
    ['martes', 'tuesday'],
    ['miercoles', 'wednesday'],
    ['jueves', 'thursday'],
    ['viernes', 'friday'],
    ['sabado', 'saturday'],
    ['domingo', 'sunday'],
  ].flatMap((names, index) => names.map((name) => [name, index] as const)),
);

/** What may stand before a weekday; those of `AHEAD` turn it to the future. */
export const BEFORE_WEEKDAY: ReadonlySet<string> = new Set([
  'el',
  'on',
  'last',
  'this',
  'este',
  'pasado',
  'next',
  'proximo',
]);
export const BEHIND_WEEKDAY: ReadonlySet<string> = new Set(['pasado', 'next', 'proximo']);
export const AHEAD: ReadonlySet<string> = new Set(['next', 'proximo']);

/** Counts of days and weeks that are written out. */
export const SMALL_COUNTS: ReadonlyMap<string, number> = new Map([
  ['un', 1],
  ['una', 1],
  ['a', 1],
  ['one', 1],
  ['dos', 2],
  ['two', 2],
  ['tres', 3],
  ['three', 3],
  ['cuatro', 4],
  ['four', 4],
  ['cinco', 5],
  ['five', 5],
  ['seis', 6],
  ['six', 6],
  ['siete', 7],
  ['seven', 7],
]);

/** How many days a unit of distance has. */
export const DAYS_OF_UNIT: ReadonlyMap<string, number> = new Map([
  ['dia', 1],
  ['dias', 1],
  ['day', 1],
  ['days', 1],
  ['semana', 7],
  ['semanas', 7],
  ['week', 7],
  ['weeks', 7],
]);

/** What is written after a number to make it the third, 3ro or 3º. */
export const ORDINAL_ENDINGS: ReadonlySet<string> = new Set([
  'st',
  'nd',
  'rd',
  'th',
  'o',
  'ro',
  'er',
  'ero',
  'do',
  'to',
  'mo',
  'vo',
  'no',
  'º',
  'ª',
  '°',
]);
