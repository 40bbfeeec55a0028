import { dayOf, type ShortYears } from '../cells/date-cell';
import type { DateOrder } from '../reading-arguments';
import type { OpenTable, TableInput } from './open-table';
import type { DateHints } from './settle-dates';

const NO_PERIOD = { from: '9999-12-31', to: '0000-01-01' };
/** `Débit` is no English word, although it is one without its accent. */
const ACCENTS = /[\u00c0-\u024f]/;

const THAI = /[\u0e00-\u0e7f]/;

/** Thai banks write the years of the Buddhist era, of which two digits may be left. */
export function shortYearsOf({ header }: Pick<OpenTable, 'header'>, currency: string | undefined): ShortYears {
  const isThai = currency === 'THB' || header?.cells.some(({ text }) => THAI.test(text)) === true;
  return isThai ? 'buddhist' : 'common';
}

/** What the arguments, the memory, the preamble and the language say about the order of days and months. */
export function hintsOfDates(
  { settings, today }: TableInput,
  open: OpenTable,
  currency: string | undefined,
): DateHints {
  const { given, remembered, preamble, header, seen } = open;
  const short = settings.date_order;
  return {
    given: short !== undefined && short !== 'auto' ? short : (given.date_order ?? undefined),
    remembered: remembered?.sure?.includes('date_order') === true ? (remembered.date_order ?? undefined) : undefined,
    today,
    period: (order: DateOrder) => {
      const shortYears = shortYearsOf(open, currency);
      const from = preamble.from === undefined ? undefined : dayOf(preamble.from, order, shortYears);
      const to = preamble.to === undefined ? undefined : dayOf(preamble.to, order, shortYears);
      if (preamble.from === undefined || preamble.to === undefined) return undefined;
      // An order in which the period itself is none has no day inside it.
      return from === undefined || to === undefined ? NO_PERIOD : { from, to };
    },
    dayFirst: dayFirst(),
  };

  function dayFirst(): string | undefined {
    if (currency === 'USD') return undefined;
    const foreign = (header?.cells ?? []).filter(
      ({ text, words }) => words.length > 0 && (ACCENTS.test(text) || words.every(({ language }) => language !== 'en')),
    );
    if (foreign.length >= 2)
      return `a header in a language whose days come first: ${foreign
        .slice(0, 2)
        .map(({ text }) => text)
        .join(', ')}`;
    // Countries with IBANs write the day before the month.
    const hasIban =
      seen.profiles.some(({ ibans, filled }) => ibans > 0 && ibans === filled) ||
      /^[A-Z]{2}\d\d[A-Z0-9]{10,}$/.test(preamble.number ?? '');
    return hasIban ? 'an account with an IBAN, whose countries write the day first' : undefined;
  }
}
