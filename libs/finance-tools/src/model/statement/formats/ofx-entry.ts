import { quoted } from '@bursar/toolkit';

import { parseAmountCell, unitsOf } from '../cells/amount-cell';
import { cleanText } from '../cells/clean-text';
import type { StructuredEvent } from '../structured/structured-event';
import { parseOfxDate } from './ofx-date';

/** One STMTTRN from its elements by name. */
export function ofxEntry(fields: ReadonlyMap<string, string>, row: number): StructuredEvent {
  const field = (name: string) => cleanText(fields.get(name) ?? '');
  const date = parseOfxDate(field('DTPOSTED'));
  if (date === undefined)
    return { kind: 'invalid', row, message: `DTPOSTED: ${quoted(field('DTPOSTED'))} is not a day that exists` };
  const amount = amountOf(field('TRNAMT'));
  if (amount === undefined)
    return { kind: 'invalid', row, message: `TRNAMT: ${quoted(field('TRNAMT'))} cannot be read` };
  const action = field('CORRECTACTION');
  if (action !== '') {
    const message = `CORRECTACTION: ${action} of the entry with FITID ${quoted(field('CORRECTFITID'))}: correct that entry by hand`;
    return { kind: 'invalid', row, message };
  }
  const [name, memo] = [field('NAME'), field('MEMO')];
  const texts = {
    payee: name || field('EXTDNAME'),
    purpose: [memo],
    kind: name === '' && memo === '' ? [field('TRNTYPE'), field('CHECKNUM')] : [],
    raw: () => Object.fromEntries(fields),
    externalId: field('FITID'),
    former: name === memo ? name : `${name} ${memo}`.trim(),
  };
  return { kind: 'entry', row, ...date, amount, texts };
}

/** With a point or a comma before the decimals. */
export function amountOf(text: string): bigint | undefined {
  const amount = parseAmountCell(text);
  if (amount === undefined) return undefined;
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')];
  return unitsOf(amount, comma > point ? ',' : '.');
}
