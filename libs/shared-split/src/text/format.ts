import { civilDateAt } from '@bursar/calendar';
import { formatBrl, formatMinorUnits, parseMinorUnits } from '@bursar/money';

import { COMPETENCE_ZONE } from '../model/competence-month';
import { CONTRACT_CURRENCY } from '../model/terms';
import type { DisplayNames } from '../model/household';
import { fill, phrase, sanitize, type SafeText } from './safe-text';
import { voice } from './voice';

const LOCALES = { en: 'en-GB', pt: 'pt-BR', es: 'es-MX', fr: 'fr-FR' } as const;

/** Money text of a body as `R$ 1.234,56` or `-R$ 15,00`, or as another currency or language of the household has it. */
export function formatAmount(text: string): SafeText {
  const cents = parseMinorUnits(text);
  if (cents === undefined) return sanitize(text);
  const { currency, language = 'pt' } = voice();
  if (currency === CONTRACT_CURRENCY && language === 'pt') return sanitize(formatBrl(cents));
  const format = currencyFormat(LOCALES[language], currency);
  return sanitize(format.format(formatMinorUnits(cents) as Intl.StringNumericLiteral));
}

const currencyFormats = new Map<string, Intl.NumberFormat>();

/** Making one takes longer than using it a hundred times. */
function currencyFormat(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let format = currencyFormats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 2 });
    currencyFormats.set(key, format);
  }
  return format;
}

/** Money text with a `+` for an amount to receive. */
export function formatBalance(text: string): SafeText {
  const cents = parseMinorUnits(text) ?? 0n;
  return cents > 0n ? fill('+{valor}', { valor: formatAmount(text) }) : formatAmount(text);
}

/** `2026-02` as `02/2026`. */
export function formatMonth(month: string): SafeText {
  return sanitize(`${month.slice(5)}/${month.slice(0, 4)}`);
}

/** The last month of a recurrence. */
export function formatEndMonth(month: string | null): SafeText {
  return month === null ? phrase('sem data final') : formatMonth(month);
}

/** The day of an instant in São Paulo, as `dd/mm/aaaa`. */
export function formatDate(instant: string): SafeText {
  return formatDay(civilDateAt(Date.parse(instant), COMPETENCE_ZONE).text);
}

/** `Elias (elias)`, or the id alone where no name is known. */
export function formatPerson(id: string, names: DisplayNames): SafeText {
  const name = names.get(id);
  return name === undefined ? sanitize(id) : fill('{nome} ({id})', { nome: sanitize(name), id: sanitize(id) });
}

/** `Elias`, or the id where no name is known. */
export function formatName(id: string, names: DisplayNames): SafeText {
  return sanitize(names.get(id) ?? id);
}

/** A day `2026-02-10` as `10/02/2026`. */
export function formatDay(day: string): SafeText {
  return sanitize(day.split('-').reverse().join('/'));
}

export function formatCount(count: number): SafeText {
  return sanitize(String(count));
}
