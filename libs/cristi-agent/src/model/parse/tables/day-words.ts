/** Words and phrases for days near today, folded, with the distance in days. */
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

/** After this word `mañana` means morning, not tomorrow. */
export const MORNING_ARTICLE = 'la';

/** Days of the week; Monday is 0. */
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

/** Words that may precede or follow a weekday; those in `AHEAD` make it a future one. */
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
export const AFTER_WEEKDAY: ReadonlySet<string> = new Set(['pasado', 'next', 'proximo']);
export const AHEAD: ReadonlySet<string> = new Set(['next', 'proximo']);

/** Numbers of days and weeks in words. */
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

/** Length of a unit of time in days. */
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

/** Endings of ordinal numbers: `3rd`, `3ro`, `3º`. */
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
