import { type Fields, amountOf, dateOf } from './camt-fields';
import { cleanText } from '../cells/clean-text';
import type { TextSource } from '../decode/text-source';
import type { StructuredEvent } from '../structured/structured-event';
import { camtEntry } from './camt-entry';
import { broken, readMarkup } from './markup';

const STATEMENTS = new Set(['Stmt', 'Rpt', 'Ntfctn']);
const COLLECTED = new Set(['Ntry', 'Bal', 'Acct', 'TxsSummry', 'FrToDt']);
const OPENING = new Set(['OPBD', 'PRCD']);

/** The statements of a CAMT.052, .053 or .054 message of any version. */
export function* readCamt(text: TextSource): Generator<StructuredEvent> {
  const reader = new CamtReader();
  yield* readMarkup(text, reader, true);
}

/** A path of elements below a collected one. The same few paths occur in every entry: each is written once. */
interface Path {
  readonly text: string;
  readonly parent: Path | undefined;
  readonly children: Map<string, Path>;
}

class CamtReader {
  #events: StructuredEvent[] = [];
  #depth = 0;
  #path: Path = noPath();
  #value = '';
  /** The element whose descendants are collected: an entry, a balance, the account, a summary. */
  #collected: { readonly name: string; readonly depth: number; readonly fields: Fields } | undefined;
  readonly #roots = new Map<string, Path>();
  #row = 0;
  #hasOpening = false;

  taken(): StructuredEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  open(name: string): void {
    this.#depth += 1;
    this.#value = '';
    if (this.#collected !== undefined) {
      const known = this.#path.children.get(name);
      this.#path = known ?? below(this.#path, name);
    } else if (STATEMENTS.has(name)) {
      this.#events.push({ kind: 'statement' });
      this.#hasOpening = false;
    } else if (COLLECTED.has(name)) {
      this.#collected = { name, depth: this.#depth, fields: new Map() };
      this.#path = this.#roots.get(name) ?? noPath();
      this.#roots.set(name, this.#path);
    }
  }

  attribute(name: string, value: string): void {
    if (name === 'Ccy' && this.#collected !== undefined) this.#set(`${this.#path.text}@Ccy`, value);
  }

  text(text: string): void {
    this.#value += text;
  }

  close(name: string, isImplied: boolean): void {
    if (isImplied) throw broken(`the element ${name} is opened and never closed`, 'export the statement anew');
    if (this.#collected !== undefined) {
      const value = this.#value.trim();
      if (value !== '') this.#set(this.#path.text, value);
      if (this.#depth === this.#collected.depth) this.#finish();
      else this.#path = this.#path.parent ?? this.#path;
    }
    this.#value = '';
    this.#depth -= 1;
  }

  #set(path: string, value: string): void {
    const fields = this.#collected?.fields as Fields;
    if (!fields.has(path)) {
      fields.set(path, value);
      return;
    }
    let number = 2;
    while (fields.has(`${path} ${number}`)) number += 1;
    fields.set(`${path} ${number}`, value);
  }

  #finish(): void {
    const { name, fields } = this.#collected as { name: string; fields: Fields };
    this.#collected = undefined;
    if (name === 'Ntry') {
      this.#row += 1;
      this.#events.push(...camtEntry(fields, this.#row));
    } else if (name === 'Acct')
      this.#events.push({ kind: 'account', number: accountNumber(fields), currency: fields.get('Ccy')?.toUpperCase() });
    else if (name === 'Bal') this.#addBalance(fields);
    else if (name === 'TxsSummry') this.#events.push(...declared(fields));
    else this.#addPeriod(fields);
  }

  /** Interim balances (`ITBD`) open or close a page where the statement's own are on another one. */
  #addBalance(fields: Fields): void {
    const code = fields.get('Tp/CdOrPrtry/Cd') ?? '';
    const units = amountOf(fields.get('Amt') ?? '', fields.get('CdtDbtInd') === 'DBIT');
    const day = dateOf(fields.get('Dt/Dt') ?? fields.get('Dt/DtTm') ?? '')?.day;
    if (units === undefined) return;
    const isInterim = code === 'ITBD';
    if (OPENING.has(code) || (isInterim && !this.#hasOpening)) {
      // Of the two codes for the balance before, the first is taken.
      if (!this.#hasOpening) this.#events.push({ kind: 'balance', which: 'opening', units, day, isOfPage: isInterim });
      this.#hasOpening = true;
    } else if (code === 'CLBD' || isInterim)
      this.#events.push({ kind: 'balance', which: 'closing', units, day, isOfPage: isInterim });
  }

  #addPeriod(fields: Fields): void {
    const startDate = dateOf(fields.get('FrDtTm') ?? fields.get('FrDt') ?? '')?.day;
    const endDate = dateOf(fields.get('ToDtTm') ?? fields.get('ToDt') ?? '')?.day;
    if (startDate !== undefined && endDate !== undefined && startDate <= endDate)
      this.#events.push({ kind: 'period', startDate, endDate });
  }
}

function noPath(): Path {
  return { text: '', parent: undefined, children: new Map() };
}

function below(parent: Path, name: string): Path {
  const path = { text: parent.text === '' ? name : `${parent.text}/${name}`, parent, children: new Map() };
  parent.children.set(name, path);
  return path;
}

function accountNumber(fields: Fields): string | undefined {
  const number =
    fields.get('Id/IBAN') ?? fields.get('Id/Othr/Id') ?? fields.get('Id/PrtryAcct/Id') ?? fields.get('Id/BBAN');
  return number === undefined ? undefined : cleanText(number).replace(/\s/g, '') || undefined;
}

function declared(fields: Fields): StructuredEvent[] {
  return (['all', 'in', 'out'] as const).flatMap((of): StructuredEvent[] => {
    const name = { all: 'TtlNtries', in: 'TtlCdtNtries', out: 'TtlDbtNtries' }[of];
    const [number, sum] = [fields.get(`${name}/NbOfNtries`), fields.get(`${name}/Sum`)];
    if (number === undefined && sum === undefined) return [];
    const count = number !== undefined && /^\d{1,9}$/.test(number) ? Number(number) : undefined;
    return [{ kind: 'declared', of, count, sum: sum === undefined ? undefined : amountOf(sum, false) }];
  });
}
