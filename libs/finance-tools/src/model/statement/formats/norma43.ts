import { quoted } from '@bursar/toolkit';

import { cleanText, rawText } from '../cells/clean-text';
import type { TextsFound } from '../cells/entry-texts';
import { type TextSource, untrimmedLinesOf } from '../decode/text-source';
import type { StructuredEvent } from '../structured/structured-event';
import { broken } from './markup';
import { dayOfYear } from './mt940-line';

/** Of an account: bank, office and number, the first and the last day, the balance before, and the number of its currency. */
const ACCOUNT = /^11(\d{4})(\d{4})(\d{10})(\d{6})(\d{6})([12])(\d{14})(\d{3})/;
/** Of an entry: its day and value day, what kind it is, its side, amount, document and references. */
const ENTRY = /^22.{4}.{4}(\d{6})(\d{6})(.{2})(.{3})([12])(\d{14})(.{0,10})(.{0,12})(.{0,16})/;
/** What left and what came, and the balance behind. */
const END = /^33\d{18}(\d{5})(\d{14})(\d{5})(\d{14})([12])(\d{14})/;
const CURRENCIES: Readonly<Record<string, string>> = {
  ...{ '978': 'EUR', '840': 'USD', '826': 'GBP', '756': 'CHF', '392': 'JPY' },
  ...{ '752': 'SEK', '578': 'NOK', '208': 'DKK', '484': 'MXN', '724': 'ESP' },
};
/** Amounts have two decimals. */
const CENT = 100n;

export function isNorma43(head: string): boolean {
  return ACCOUNT.test(head) && /\n(22|33)/.test(head);
}

/** The accounts of a Cuaderno 43, the statement of Spanish banks in lines of 80 characters. */
export function* readNorma43(text: TextSource): Generator<StructuredEvent> {
  let row = 0;
  let entry: { readonly line: string; readonly texts: string[] } | undefined;
  let isOpen = false;
  for (const line of untrimmedLinesOf(text)) {
    const kind = line.slice(0, 2);
    if (kind === '23' && entry !== undefined) {
      entry.texts.push(cleanText(line.slice(4, 42)), cleanText(line.slice(42, 80)));
      continue;
    }
    if (entry !== undefined && kind !== '24') {
      yield entryOf(entry.line, entry.texts, row);
      entry = undefined;
    }
    if (kind === '11') {
      isOpen = true;
      yield* accountOf(line);
    } else if (kind === '22') {
      row += 1;
      entry = { line, texts: [] };
    } else if (kind === '33') {
      isOpen = false;
      yield* endOf(line);
    }
  }
  if (isOpen || entry !== undefined)
    throw broken('the file breaks off before the balance at the end (33)', 'export the statement anew');
}

function* accountOf(line: string): Generator<StructuredEvent> {
  const [, bank = '', office = '', account = '', from = '', to = '', side, digits, code = ''] =
    ACCOUNT.exec(line) ?? [];
  if (digits === undefined) throw broken('the line of the account (11) cannot be read', 'export the statement anew');
  const [startDate, endDate] = [dayOfYear(from), dayOfYear(to)];
  yield { kind: 'statement' };
  yield { kind: 'account', number: `${bank}${office}${account}`, currency: CURRENCIES[code] ?? code };
  if (startDate !== undefined && endDate !== undefined && startDate <= endDate)
    yield { kind: 'period', startDate, endDate };
  yield { kind: 'balance', which: 'opening', units: unitsOf(side, digits), day: startDate, isOfPage: false };
}

function entryOf(line: string, more: readonly string[], row: number): StructuredEvent {
  const [, booked = '', valued = '', , , side, digits, document = '', first = '', second = ''] = ENTRY.exec(line) ?? [];
  const day = dayOfYear(booked);
  if (digits === undefined || day === undefined)
    return { kind: 'invalid', row, message: `entry: ${quoted(rawText(line))} cannot be read` };
  const named = more.filter((text) => text !== '');
  const references = [first, second].map(cleanText).filter((text) => /[^0 ]/.test(text));
  const texts: TextsFound = {
    payee: '',
    purpose: named.length > 0 ? named : references,
    kind: /[^0 ]/.test(document) ? [cleanText(document)] : [],
    raw: () => ({ '22': rawText(line), '23': named.join(' '), value: dayOfYear(valued) ?? valued }),
  };
  return { kind: 'entry', row, day, time: '00:00:00', amount: unitsOf(side, digits), texts };
}

function* endOf(line: string): Generator<StructuredEvent> {
  const [, outs, outSum = '', ins, inSum = '', side, digits] = END.exec(line) ?? [];
  if (digits === undefined) throw broken('the line of the balance (33) cannot be read', 'export the statement anew');
  yield { kind: 'declared', of: 'out', count: Number(outs), sum: unitsOf('2', outSum) };
  yield { kind: 'declared', of: 'in', count: Number(ins), sum: unitsOf('2', inSum) };
  yield { kind: 'balance', which: 'closing', units: unitsOf(side, digits), day: undefined, isOfPage: false };
}

/** `1` is a debit, `2` a credit. */
function unitsOf(side: string | undefined, digits: string): bigint {
  const units = BigInt(digits) * CENT;
  return side === '1' ? -units : units;
}
