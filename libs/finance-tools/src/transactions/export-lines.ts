import Papa from 'papaparse';

/** A transaction with everything that the ledger knows of it. */
export interface ExportedTransaction {
  readonly id: string;
  readonly account_id: string;
  readonly category_id: string | null;
  readonly category_name: string | null;
  readonly description: string;
  readonly amount: { readonly amount: string; readonly currency: string };
  /** `YYYY-MM-DDTHH:MM:SS` */
  readonly booked_at: string;
  readonly external_id: string | null;
  readonly payee: string;
  readonly payee_source: string;
  readonly note: string | null;
  readonly tags: readonly string[];
  readonly split: readonly ExportedLine[];
  readonly category_source: string | null;
  /** Every cell or field of the line as it stood, by name. */
  readonly raw: Readonly<Record<string, string>> | null;
}

/** A line of a split. */
export interface ExportedLine {
  readonly amount: string;
  readonly category_id: string | null;
  readonly category_name: string | null;
  readonly note: string | null;
}

/** A transaction with the payee of its statement, which is in the CSV: imported again, it is the same entry. */
export interface ExportedEntry {
  readonly transaction: ExportedTransaction;
  readonly statementPayee: string | null;
}

export type ExportFormat = 'jsonl' | 'csv';

// Names that an import recognizes.
const COLUMNS = [
  ...['booked at', 'description', 'amount', 'currency', 'category', 'reference', 'account', 'ledger id'],
  ...['payee', 'raw'],
];

/** The text before the first transaction. */
export function exportHead(format: ExportFormat): string {
  return format === 'csv' ? `${COLUMNS.join(',')}\n` : '';
}

/** One line for each transaction: a JSON object or a CSV row. */
export function exportLines(format: ExportFormat, transactions: readonly ExportedEntry[]): string {
  if (transactions.length === 0) return '';
  if (format === 'jsonl') return transactions.map(({ transaction }) => `${JSON.stringify(transaction)}\n`).join('');
  return `${Papa.unparse(transactions.map(cellsOf), { newline: '\n' })}\n`;
}

function cellsOf({ transaction, statementPayee }: ExportedEntry): (string | null)[] {
  const { booked_at: bookedAt, description, amount, category_name: category, external_id: externalId } = transaction;
  const texts = [description, category, externalId].map((text) => text && withoutFormula(text));
  const [safeDescription = null, safeCategory = null, safeExternalId = null] = texts;
  return [
    ...[bookedAt, safeDescription, amount.amount, amount.currency, safeCategory, safeExternalId],
    ...[transaction.account_id, transaction.id, statementPayee && withoutFormula(statementPayee)],
    transaction.raw && JSON.stringify(transaction.raw),
  ];
}

/** Full-width signs count in some spreadsheets, and control characters may hide one. */
const FORMULA = /^[=+\-@＝＋－＠\u0000-\u001f\u007f]/;

/** Spreadsheets evaluate a cell that begins like a formula; after an apostrophe they show its text. */
function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
