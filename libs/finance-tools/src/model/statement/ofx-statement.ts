import { quoted } from '@bursar/toolkit';

import { singleBlanks } from '../plain-text';
import { InvalidEntry } from './invalid-entry';
import { readOfx, type OfxEntry } from './ofx-entries';
import { checkedTexts } from './row-texts';
import { parseStatementAmount } from './statement-amount';
import { parseStatementDate } from './statement-date';
import type { OpenStatement, ReadRow, ParseOptions } from './statement-row';
import { UnreadableStatement } from './unreadable-statement';

const ENTRY = /<STMTTRN[\s>]/i;

/** Throws UnreadableStatement for a text without a statement entry. */
export function openOfx(text: string): OpenStatement {
  if (!ENTRY.test(text)) throw new UnreadableStatement('no statement entry (STMTTRN) was found');
  return { format: 'ofx', rows: (options) => readRows(text, options) };
}

function* readRows(text: string, options: ParseOptions): Generator<ReadRow> {
  let row = 0;
  for (const entry of readOfx(text)) {
    row += 1;
    requireCurrency(entry, options);
    try {
      yield { row, ...readEntry(entry, options) };
    } catch (error) {
      if (!(error instanceof InvalidEntry)) throw error;
      yield { row, message: error.message };
    }
  }
}

/** A statement in another currency belongs to another account: it is refused as a whole. */
function requireCurrency({ statementCurrency: found }: OfxEntry, { currency }: ParseOptions): void {
  if (found === undefined || found === currency) return;
  throw new UnreadableStatement(`the statement is in ${quoted(found)} (CURDEF), and the account in ${currency}`);
}

function readEntry({ fields, currency }: OfxEntry, options: ParseOptions) {
  const field = (name: string) => singleBlanks(fields.get(name) ?? '');
  const bookedAt = parseOfxDate(field('DTPOSTED'));
  if (bookedAt === undefined) throw new InvalidEntry(`DTPOSTED: ${quoted(field('DTPOSTED'))} is not a day that exists`);
  const amount = parseStatementAmount(field('TRNAMT'), field('TRNAMT').includes('.') ? '.' : ',');
  if (amount === undefined) throw new InvalidEntry(`TRNAMT: ${quoted(field('TRNAMT'))} cannot be read`);
  if (currency !== undefined && currency !== options.currency) {
    throw new InvalidEntry(`CURSYM: ${quoted(currency)} is not the account's currency, ${options.currency}`);
  }
  const [name, memo] = [field('NAME'), field('MEMO')];
  const description = name === memo ? name : `${name} ${memo}`.trim();
  return { bookedAt, amount, ...checkedTexts(description, '', field('FITID')) };
}

const DATE = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?(?:\.\d+)?)?\s*(?:\[.*\])?$/;

/** Day and time as written; the zone is ignored. */
function parseOfxDate(text: string): string | undefined {
  const [, year, month, day, hours = '00', minutes = '00', seconds = '00'] = DATE.exec(text) ?? [];
  if (year === undefined) return undefined;
  return parseStatementDate(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}`, 'YMD');
}
