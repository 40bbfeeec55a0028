import { quoted } from '@bursar/toolkit';

import { cleanText, rawText } from '../cells/clean-text';
import type { TextSource } from '../decode/text-source';
import type { StructuredEvent } from '../structured/structured-event';
import { parseOfxDate } from './ofx-date';
import { amountOf, ofxEntry } from './ofx-entry';
import { broken, readMarkup } from './markup';

const STATEMENTS = new Set(['STMTRS', 'CCSTMTRS', 'INVSTMTRS']);
const TRADES = new Set([
  ...[
    'BUYDEBT',
    'BUYMF',
    'BUYOPT',
    'BUYOTHER',
    'BUYSTOCK',
    'CLOSUREOPT',
    'INCOME',
    'INVEXPENSE',
    'JRNLFUND',
    'JRNLSEC',
  ],
  ...[
    'MARGININTEREST',
    'REINVEST',
    'RETOFCAP',
    'SELLDEBT',
    'SELLMF',
    'SELLOPT',
    'SELLOTHER',
    'SELLSTOCK',
    'SPLIT',
    'TRANSFER',
  ],
]);
const ACCOUNTS = new Set(['BANKACCTFROM', 'CCACCTFROM', 'INVACCTFROM']);

/**
 * The statements of an OFX file, 1.x (SGML, where only aggregates are closed) and 2.x (XML) alike: the value of an element is
 * the text up to the next tag.
 */
export function* readOfx(text: TextSource): Generator<StructuredEvent> {
  const reader = new OfxReader();
  yield* readMarkup(text, reader, true);
  if (reader.isInside) throw broken('the file breaks off inside an entry', 'export the statement anew');
}

class OfxReader {
  #events: StructuredEvent[] = [];
  #fields: Map<string, string> | undefined;
  #currency: string | undefined;
  #statementCurrency: string | undefined;
  #aggregate = '';
  #trade = '';
  #account: Map<string, string> = new Map();
  #period: { start?: string; end?: string } = {};
  #balance: Map<string, string> | undefined;
  #element: string | undefined;
  #value = '';
  #row = 0;
  #isEnded = false;

  get isInside(): boolean {
    return this.#fields !== undefined && !this.#isEnded;
  }

  taken(): StructuredEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  open(written: string): void {
    this.#takeValue();
    const name = written.toUpperCase();
    if (STATEMENTS.has(name)) {
      this.#events.push({ kind: 'statement' });
      [this.#account, this.#period] = [new Map(), {}];
    } else if (name === 'STMTTRN') {
      this.#finish();
      this.#fields = new Map();
      this.#currency = undefined;
    } else if (TRADES.has(name) && this.#trade === '' && this.#fields === undefined) {
      this.#trade = name;
      this.#row += 1;
      this.#events.push({ kind: 'leftOut', row: this.#row, why: 'trade', text: name });
    } else if (name === 'STMTTRNP') {
      this.#row += 1;
      this.#events.push({ kind: 'leftOut', row: this.#row, why: 'pending', text: name });
    } else if (name === 'LEDGERBAL') this.#balance = new Map();
    if (
      ACCOUNTS.has(name) ||
      name === 'CURRENCY' ||
      name === 'ORIGCURRENCY' ||
      name === 'BANKACCTTO' ||
      name === 'CCACCTTO'
    ) {
      this.#aggregate = name;
    }
    this.#element = name;
    this.#value = '';
  }

  text(text: string): void {
    if (this.#element !== undefined) this.#value += text;
  }

  close(written: string): void {
    this.#takeValue();
    const name = written.toUpperCase();
    if (name === 'STMTTRN' || name === 'BANKTRANLIST') this.#finish();
    if (name === this.#trade) this.#trade = '';
    if (name === this.#aggregate) this.#aggregate = '';
    if (ACCOUNTS.has(name)) this.#pushAccount();
    if (name === 'LEDGERBAL') this.#pushBalance();
    if (name === 'OFX') this.#isEnded = true;
  }

  #takeValue(): void {
    const element = this.#element;
    this.#element = undefined;
    const value = cleanText(this.#value);
    if (element === undefined || value === '') return;
    if (this.#fields !== undefined) {
      if (element === 'CURSYM' && this.#aggregate === 'CURRENCY') this.#currency = value.toUpperCase();
      const name = this.#aggregate === '' ? element : `${this.#aggregate}.${element}`;
      if (!this.#fields.has(name)) this.#fields.set(name, rawText(this.#value));
      return;
    }
    if (this.#balance !== undefined) {
      if (!this.#balance.has(element)) this.#balance.set(element, value);
      if (this.#balance.has('BALAMT') && this.#balance.has('DTASOF')) this.#pushBalance();
    } else if (ACCOUNTS.has(this.#aggregate)) this.#account.set(element, value);
    else if (element === 'CURDEF') {
      this.#statementCurrency = value.toUpperCase();
      this.#events.push({ kind: 'account', number: undefined, currency: this.#statementCurrency });
    } else if (element === 'DTSTART' || element === 'DTEND') this.#addPeriod(element, value);
  }

  #addPeriod(element: string, value: string): void {
    const day = parseOfxDate(value)?.day;
    if (day === undefined) return;
    if (element === 'DTSTART') this.#period.start = day;
    else this.#period.end = day;
    const { start, end } = this.#period;
    if (start !== undefined && end !== undefined && start <= end)
      this.#events.push({ kind: 'period', startDate: start, endDate: end });
  }

  /** A card's number stands alone, a bank's account with its bank. */
  #pushAccount(): void {
    const [bank, account] = [this.#account.get('BANKID') ?? this.#account.get('BROKERID'), this.#account.get('ACCTID')];
    const number = account === undefined ? undefined : [bank, account].filter(Boolean).join('/').replace(/\s/g, '');
    this.#events.push({ kind: 'account', number, currency: undefined });
  }

  #pushBalance(): void {
    const units = amountOf(this.#balance?.get('BALAMT') ?? '');
    const day = parseOfxDate(this.#balance?.get('DTASOF') ?? '')?.day;
    this.#balance = undefined;
    if (units !== undefined) this.#events.push({ kind: 'balance', which: 'closing', units, day, isOfPage: false });
  }

  #finish(): void {
    const fields = this.#fields;
    if (fields === undefined) return;
    this.#fields = undefined;
    this.#row += 1;
    const isForeign =
      this.#currency !== undefined &&
      this.#statementCurrency !== undefined &&
      this.#currency !== this.#statementCurrency;
    const message = `CURSYM: ${quoted(this.#currency ?? '')} is not the statement's currency, ${this.#statementCurrency ?? ''}`;
    this.#events.push(isForeign ? { kind: 'invalid', row: this.#row, message } : ofxEntry(fields, this.#row));
  }
}
