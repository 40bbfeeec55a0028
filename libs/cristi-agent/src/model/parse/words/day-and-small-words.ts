import { DAY_BOOK, MONTHS, WEEKDAYS } from './days';
import { JOINING_WORDS } from './small-words';

/** Words of days, and words too common to be misspelled keywords: `comido` is not `comida`. */
export const SMALL_AND_DAY_WORDS: ReadonlySet<string> = new Set([
  ...JOINING_WORDS,
  ...MONTHS.keys(),
  ...WEEKDAYS.keys(),
  ...[...DAY_BOOK.values()].flatMap((entries) => entries.flatMap(({ parts }) => parts.map(({ text }) => text))),
  ...(
    'comido comidos comer comprar cenar centro camino camion camiones tienda tiendas casado ciento cuenta cuentas cierre amigos amigas ' +
    'hermano hermana madre padre primo prima sobrino abuela abuelo trabajo oficina regalo regalos hotels wagers wage ages copies ' +
    'trains traine shower shoved doctoral shirts skirts flights lights fright friend friends dinners winner sinner summer supper ' +
    'change changed mother father brother sister office bottle candle banker market marker parker barber barbie present presents'
  ).split(' '),
]);
