import { amountOf } from './mt940-fields';

import { cleanText } from '../cells/clean-text';
import { isCurrencyCode } from '../cells/currencies';
import type { TextSource } from '../decode/text-source';
import type { StructuredEvent } from '../structured/structured-event';
import { mt940Texts } from './mt940-texts';
import { mt940Line, dayOfYear } from './mt940-line';

const TAG = /^:(\d{2}[A-Z]?|NS):(.*)$/;
const END = /^-\}?\s*$/;
const BALANCE = /^([CD])(\d{6})([A-Z]{3})([\d,.]+)/;
const SUMS = /^(\d{1,5})([A-Z]{3})([\d,.]+)/;

interface Tag {
  readonly name: string;
  readonly lines: string[];
}

/** The statements of an MT940 or MT942 file, with or without the envelopes of SWIFT. */
export function* readMt940(text: TextSource): Generator<StructuredEvent> {
  const reader = new Mt940Reader();
  let tag: Tag | undefined;
  for (const line of linesOf(text)) {
    const [, name, rest = ''] = TAG.exec(line) ?? [];
    if (name !== undefined) {
      if (tag !== undefined) yield* reader.read(tag);
      tag = { name, lines: [rest] };
    } else if (END.test(line) || /^\{\d:/.test(line)) {
      // An envelope may stand on the line of the first tag.
      if (tag !== undefined) yield* reader.read(tag);
      tag = undefined;
      yield* reader.flush();
      const inner = /\{4:\s*:(\d{2}[A-Z]?):(.*)$/.exec(line);
      if (inner !== null) tag = { name: inner[1] as string, lines: [inner[2] as string] };
    } else tag?.lines.push(line);
  }
  if (tag !== undefined) yield* reader.read(tag);
  yield* reader.flush();
}

function* linesOf(text: TextSource): Generator<string> {
  let rest = '';
  for (const chunk of text.chunks()) {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}

class Mt940Reader {
  #isBegun = false;
  #row = 0;
  #number: string | undefined;
  #currency: string | undefined;
  #opening: string | undefined;
  #entry: { readonly line: string; readonly detail: string; readonly information: string[] } | undefined;

  *read({ name, lines }: Tag): Generator<StructuredEvent> {
    if (name === '86' && this.#entry !== undefined) {
      // Polish banks write the code of the entry in a field of its own before the texts.
      this.#entry.information.push(...lines);
      return;
    }
    yield* this.flush();
    const first = lines[0] ?? '';
    switch (name) {
      case '20':
        this.#isBegun = false;
        break;
      case '25':
      case '25P':
        yield* this.#begin(lines);
        break;
      case '60F':
      case '60M':
        yield* this.#balance(first, 'opening', name === '60M');
        break;
      case '62F':
      case '62M':
        yield* this.#balance(first, 'closing', name === '62M');
        break;
      case '34F':
        this.#currency ??= /^([A-Z]{3})/.exec(first)?.[1];
        if (this.#currency !== undefined) yield { kind: 'account', number: undefined, currency: this.#currency };
        break;
      case '90D':
      case '90C':
        yield* sums(first, name === '90C' ? 'in' : 'out');
        break;
      case '61':
        this.#entry = { line: first, detail: lines.slice(1).join(' '), information: [] };
        break;
      default:
    }
  }

  /** An entry ends where another tag begins than the `:86:` of its texts. */
  *flush(): Generator<StructuredEvent> {
    if (this.#entry === undefined) return;
    const { line, detail, information } = this.#entry;
    this.#entry = undefined;
    yield* this.#entryOf(line, detail, information);
  }

  *#begin(lines: readonly string[]): Generator<StructuredEvent> {
    yield { kind: 'statement' };
    this.#isBegun = true;
    [this.#currency, this.#opening] = [undefined, undefined];
    this.#number = accountNumber(lines[0] ?? '');
    yield { kind: 'account', number: this.#number, currency: undefined };
  }

  *#balance(text: string, which: 'opening' | 'closing', isOfPage: boolean): Generator<StructuredEvent> {
    if (!this.#isBegun) yield* this.#begin(['']);
    const [, sign, date = '', currency, digits = ''] = BALANCE.exec(text) ?? [];
    const amount = amountOf(digits);
    const day = dayOfYear(date);
    if (amount === undefined || currency === undefined) return;
    this.#currency = currency;
    yield { kind: 'account', number: undefined, currency };
    yield { kind: 'balance', which, units: sign === 'D' ? -amount : amount, day, isOfPage };
    if (which === 'opening') this.#opening ??= day;
    else if (this.#opening !== undefined && day !== undefined && this.#opening <= day) {
      yield { kind: 'period', startDate: this.#opening, endDate: day };
    }
  }

  *#entryOf(line: string, detail: string, information: readonly string[]): Generator<StructuredEvent> {
    if (!this.#isBegun) yield* this.#begin(['']);
    this.#row += 1;
    const row = this.#row;
    const read = mt940Line(line);
    if (typeof read === 'string') {
      yield { kind: 'invalid', row, message: read };
      return;
    }
    const texts = mt940Texts(line, read, detail, information);
    if (read.isExpected)
      yield { kind: 'leftOut', row, why: 'pending', text: [texts.payee, ...texts.purpose].join(' ').slice(0, 200) };
    else yield { kind: 'entry', row, day: read.day, time: '00:00:00', amount: read.amount, texts };
  }
}

function* sums(text: string, of: 'in' | 'out'): Generator<StructuredEvent> {
  const [, count, , digits = ''] = SUMS.exec(text) ?? [];
  if (count !== undefined) yield { kind: 'declared', of, count: Number(count), sum: amountOf(digits) };
}

/** Without blanks, and without the currency that some banks write behind it. */
function accountNumber(text: string): string | undefined {
  const [, spaced, code] = /^(.*\S)\s+([A-Z]{3})$/.exec(text.trim()) ?? [];
  const plain = (code !== undefined && isCurrencyCode(code) ? (spaced as string) : text.trim()).replace(/\s/g, '');
  const [, number, glued = ''] = /^(.*\d)([A-Z]{3})$/.exec(plain) ?? [];
  const own = number !== undefined && isCurrencyCode(glued) ? number : plain;
  return cleanText(own.replace(/^\/+/, '')) || undefined;
}
