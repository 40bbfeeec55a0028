import { Parser } from 'htmlparser2';

import { UnreadableStatement } from './unreadable-statement';

/** One STMTTRN of the file. */
export interface OfxEntry {
  /** Texts of its elements by name; the first that is not blank of each. */
  readonly fields: ReadonlyMap<string, string>;
  /** The currency of the amount if it differs from the statement's. */
  readonly currency: string | undefined;
  /** CURDEF of the statement it belongs to. */
  readonly statementCurrency: string | undefined;
}

const PIECE_LENGTH = 65_536;
/** In SGML without closing tags, open elements accumulate until the aggregate around them ends. */
const DEEPEST = 1_000;

/**
 * The entries of an OFX file, 1.x (SGML, where only aggregates are closed) and 2.x (XML) alike: the value of an element
 * is the text up to the next tag. Nothing is ever fetched. Throws UnreadableStatement for declarations of entities, and
 * for a file that ends inside an entry.
 */
export function* readOfx(text: string): Generator<OfxEntry> {
  const reader = new EntryReader();
  const parser = new Parser(reader.handler, { xmlMode: true, decodeEntities: true });
  for (let start = 0; start < text.length; start += PIECE_LENGTH) {
    parser.write(text.slice(start, start + PIECE_LENGTH));
    yield* reader.taken();
  }
  if (reader.isInside) throw new UnreadableStatement('the file breaks off inside an entry');
}

/** Collects the entries of a file from its tags. */
class EntryReader {
  #entries: OfxEntry[] = [];
  #fields: Map<string, string> | undefined;
  #entryCurrency: string | undefined;
  #statementCurrency: string | undefined;
  /** The element whose value is being read. */
  #element: string | undefined;
  #value = '';
  /** CURRENCY or ORIGCURRENCY, whichever was opened last: only the former is the currency of an amount. */
  #currencyAggregate = '';
  #depth = 0;

  readonly handler = {
    onopentagname: (name: string) => this.#open(name.toUpperCase()),
    onclosetag: (name: string) => this.#close(name.toUpperCase()),
    ontext: (text: string) => {
      if (this.#element !== undefined) this.#value += text;
    },
    onprocessinginstruction: (name: string, data: string) => {
      if (/^!(doctype[^]*\[|entity)/i.test(data) || /^!entity/i.test(name)) {
        throw new UnreadableStatement('it declares entities (DOCTYPE or ENTITY), which statements have no use for');
      }
    },
  };

  /** Whether an entry is open. */
  get isInside(): boolean {
    return this.#fields !== undefined;
  }

  /** The entries completed since the last call. */
  taken(): OfxEntry[] {
    const entries = this.#entries;
    this.#entries = [];
    return entries;
  }

  #open(name: string): void {
    this.#finishElement();
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new UnreadableStatement('its elements are nested too deeply');
    if (name === 'STMTRS' || name === 'CCSTMTRS') this.#statementCurrency = undefined;
    if (name.endsWith('CURRENCY')) this.#currencyAggregate = name;
    if (name === 'STMTTRN') {
      this.#finishEntry();
      this.#fields = new Map();
      this.#entryCurrency = undefined;
    } else {
      this.#element = name;
    }
  }

  #close(name: string): void {
    this.#finishElement();
    this.#depth -= 1;
    if (name === 'STMTTRN') this.#finishEntry();
  }

  #finishElement(): void {
    const [element, value] = [this.#element, this.#value.replaceAll('&nbsp;', ' ').trim()];
    this.#element = undefined;
    this.#value = '';
    if (element === undefined || value === '') return;
    if (element === 'CURDEF') this.#statementCurrency = value.toUpperCase();
    if (this.#fields === undefined) return;
    if (element === 'CURSYM' && this.#currencyAggregate === 'CURRENCY') this.#entryCurrency = value.toUpperCase();
    if (!this.#fields.has(element)) this.#fields.set(element, value);
  }

  #finishEntry(): void {
    if (this.#fields === undefined) return;
    this.#entries.push({
      fields: this.#fields,
      currency: this.#entryCurrency,
      statementCurrency: this.#statementCurrency,
    });
    this.#fields = undefined;
  }
}
