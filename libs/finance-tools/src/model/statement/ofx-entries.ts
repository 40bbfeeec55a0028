import { Parser } from 'htmlparser2';

import { UnreadableStatement } from './unreadable-statement';

/** One STMTTRN as it stands in the file. */
export interface OfxEntry {
  /** Texts of its elements by name, of each the first that is not blank. */
  readonly fields: ReadonlyMap<string, string>;
  /** The entry's own currency where its amount is in another than the statement's. */
  readonly currency: string | undefined;
  /** CURDEF of the statement it belongs to. */
  readonly statementCurrency: string | undefined;
}

const PIECE_LENGTH = 65_536;
/** Of SGML without closing tags, what is not closed piles up until the aggregate around it ends. */
const DEEPEST = 1_000;

/**
 * The entries of an OFX file, 1.x (SGML, where only aggregates are closed) and 2.x (XML) alike: the value of an element
 * is the text up to the next tag. Declarations of entities are refused and nothing is ever fetched. Throws
 * UnreadableStatement for those, and for a file that breaks off inside an entry.
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

/** Follows the tags of a file and gathers its entries. */
class EntryReader {
  #entries: OfxEntry[] = [];
  #fields: Map<string, string> | undefined;
  #entryCurrency: string | undefined;
  #statementCurrency: string | undefined;
  /** The element whose value is being read. */
  #element: string | undefined;
  #value = '';
  /** Of CURRENCY and ORIGCURRENCY, the one last opened: only the first says what an amount is in. */
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

  /** Whether an entry has begun and not ended. */
  get isInside(): boolean {
    return this.#fields !== undefined;
  }

  /** The entries that were completed since the last time. */
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
