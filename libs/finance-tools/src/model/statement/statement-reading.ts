import type { Decimal } from '../decimal';
import type {
  StatementFormat,
  RememberedMapping,
  ReadingArguments,
  KnownAccounts,
  DayBalance,
} from './reading-arguments';

/** One entry of a statement. Texts are as they are stored: single blanks, without control and bidirectional characters. */
export interface StatementEntry {
  /** Counts the lines behind the header or the entries of the file, from 1; in a zip it goes on over all files. */
  readonly row: number;
  /** The index of its account in `StatementsReading.accounts`. */
  readonly account: number;
  /** `YYYY-MM-DDTHH:MM:SS`, the bank's wall time; midnight where only the day is known. */
  readonly bookedAt: string;
  /** As the account sees it: what left is negative. */
  readonly amount: Decimal;
  /** Payee and purpose, or `(no text)`; never blank, up to 2,000 characters. */
  readonly description: string;
  readonly payee: string | null;
  /** Every filled cell or field of the line as it stood, by its name: the text of a JSON object. */
  readonly raw: string;
  /** The category's name. */
  readonly category: string | null;
  /** Whether it deserves identity is told by `AccountReading.idsAreDistinct`. */
  readonly externalId: string | null;
  /** The running balance that is printed with the entry. */
  readonly balance: Decimal | null;
  /** The description that versions before 0.2 stored of the same line, where it is another one. */
  readonly formerDescription: string | null;
}

/** An entry that cannot be read, and why: a commit needs `skip_invalid`. */
export interface InvalidRow {
  readonly row: number;
  readonly message: string;
}

export type LeftOutReason =
  | 'preamble'
  | 'detail'
  | 'balance'
  | 'pending'
  | 'reverted'
  | 'footer'
  | 'empty'
  | 'other_account'
  | 'trade';

/** A line that is no entry. `row` is 0 for a line before the header. */
export interface LeftOut {
  readonly row: number;
  readonly why: LeftOutReason;
  /** The line in short. */
  readonly text: string;
}

export interface Sums {
  readonly in: Decimal;
  readonly out: Decimal;
  readonly net: Decimal;
}

/** What a decision was settled by, the strongest first. */
export type EvidenceStrength = 'given' | 'proven' | 'remembered' | 'stated' | 'likely' | 'ambiguous';

export interface Evidence {
  /** A field of the mapping, such as `date_order` or `columns`; or `encoding`. */
  readonly about: string;
  readonly how: EvidenceStrength;
  readonly why: string;
}

export type ReadingQuestion = 'columns' | 'date_order' | 'decimal_separator' | 'amounts' | 'fees' | 'sheet';

/** Something that the file does not settle. The figures of the reading are those of the first candidate. */
export interface Question {
  readonly about: ReadingQuestion;
  readonly message: string;
  readonly candidates: readonly Candidate[];
}

export interface Candidate {
  /** What to add to the arguments, literally. */
  readonly answer: Omit<ReadingArguments, 'format'>;
  /** The first entries under this answer, up to three. */
  readonly first: readonly CandidateRow[];
  readonly sums: Sums;
}

export interface CandidateRow {
  readonly row: number;
  /** `YYYY-MM-DD`, null where the day cannot be read under this answer. */
  readonly day: string | null;
  readonly amount: Decimal | null;
  readonly description: string;
}

export interface Break {
  readonly row: number;
  readonly expected: Decimal;
  readonly found: Decimal;
}

/** Whether the balances of a statement agree with its entries. */
export interface Proof {
  readonly status: 'proven' | 'consistent' | 'none' | 'contradicted';
  /** What was checked, such as `running balance`; null when nothing was. */
  readonly by: string | null;
  readonly opening: Decimal | null;
  readonly closing: Decimal | null;
  /** The number of places that were checked. */
  readonly checked: number;
  /** The first 20 places where it does not hold. */
  readonly breaks: readonly Break[];
  readonly note: string | null;
}

/** What was read of one account in one statement: statements of a zip are read, proven and stored one by one. */
export interface AccountReading {
  /** The index of its statement in `StatementsSummary.parts`. */
  readonly part: number;
  /** As the statement names it, without blanks; with `/` and its currency behind where one number has several. */
  readonly number: string | null;
  /** Of the entries, when the file says it; else that of the known account; null when nobody says it. */
  readonly currency: string | null;
  /** Entries and invalid rows. */
  readonly rowsTotal: number;
  readonly validCount: number;
  readonly invalidCount: number;
  readonly sums: Sums;
  /** Days of the first and of the last entry; null without one. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** What the statement covers: its stated period, else first to last entry. */
  readonly coverage: { readonly startDate: string; readonly endDate: string } | null;
  readonly proof: Proof;
  /** The balance before its day begins. */
  readonly opening: DayBalance | null;
  /** Known balances at the end of days, in order of time; of a proven running balance the last of each day. */
  readonly closings: readonly DayBalance[];
  /** Whether every entry has an external id of its own, so that ids strengthen identity. */
  readonly idsAreDistinct: boolean;
}

/** One statement of the file: a zip may hold several, everything else is one. */
export interface StatementPart {
  /** Its name in the zip; null elsewhere. */
  readonly name: string | null;
  readonly format: StatementFormat;
  /** WHATWG label; null where the format settles it (XLSX). */
  readonly encoding: string | null;
  /** Identifies the layout for the memory of mappings. */
  readonly layout: string;
  /** The mapping that was used, complete for a table, as it is to be remembered. */
  readonly mapping: RememberedMapping;
  readonly evidence: readonly Evidence[];
  /** The header's cells, or blank names, to be shown above columns; null for formats without columns. */
  readonly columnNames: readonly string[] | null;
}

/** What a file says, with everything but the entries. */
export interface StatementsSummary {
  readonly format: StatementFormat;
  readonly parts: readonly StatementPart[];
  /** In the order of the parts, then in that in which they occur; entries come in the same order of parts. */
  readonly accounts: readonly AccountReading[];
  readonly questions: readonly Question[];
  /** The first 100. */
  readonly errors: readonly InvalidRow[];
  readonly invalidCount: number;
  /** The first 100 beside the preamble's lines. */
  readonly leftOut: readonly LeftOut[];
  readonly leftOutCounts: Readonly<Partial<Record<LeftOutReason, number>>>;
}

/** A settled reading. `entries` reads the file once more, entry by entry: nothing holds all of them in memory. */
export interface StatementsReading {
  readonly summary: StatementsSummary;
  entries(): Iterable<StatementEntry>;
}

export type RefusalReason =
  | 'EMPTY'
  | 'NO_TABLE'
  | 'NO_ENTRIES'
  | 'UNKNOWN_FORMAT'
  | 'BROKEN'
  | 'TOO_LARGE'
  | 'CURRENCY'
  | 'MAPPING';

/** Why a file as a whole cannot be read. */
export interface StatementRefusal {
  readonly reason: RefusalReason;
  /** Where in the file, such as `line 12` or `jan.csv`; null for the file as a whole. */
  readonly place: string | null;
  readonly found: string;
  /** What to do about it, in words that fit a tool, a command line and a page. */
  readonly remedy: string;
}

/**
 * The pure reading, `readStatements` in `read-statements.ts` (synchronous, no I/O: fit for a worker thread). `content` is the
 * file's bytes, or a text that was sent as such; `today` is `YYYY-MM-DD`. Throws RefusedStatement.
 */
export type ReadStatements = (
  content: string | Uint8Array,
  settings: ReadingArguments,
  known: KnownAccounts,
  today: string,
) => StatementsReading;
