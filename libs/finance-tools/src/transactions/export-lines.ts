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
}

export type ExportFormat = 'jsonl' | 'csv';

// Names that an import recognizes.
const COLUMNS = ['booked at', 'description', 'amount', 'currency', 'category', 'reference', 'account', 'transaction'];

/** The text before the first transaction. */
export function exportHead(format: ExportFormat): string {
  return format === 'csv' ? `${COLUMNS.join(',')}\n` : '';
}

/** One line for each transaction: a JSON object or a CSV row. */
export function exportLines(format: ExportFormat, transactions: readonly ExportedTransaction[]): string {
  if (transactions.length === 0) return '';
  if (format === 'jsonl') return transactions.map((transaction) => `${JSON.stringify(transaction)}\n`).join('');
  return `${Papa.unparse(transactions.map(cellsOf), { newline: '\n' })}\n`;
}

function cellsOf(transaction: ExportedTransaction): (string | null)[] {
  const { booked_at: bookedAt, description, amount, category_name: category, external_id: externalId } = transaction;
  const texts = [description, category, externalId].map((text) => text && withoutFormula(text));
  const [safeDescription = null, safeCategory = null, safeExternalId = null] = texts;
  return [
    ...[bookedAt, safeDescription, amount.amount, amount.currency, safeCategory, safeExternalId],
    ...[transaction.account_id, transaction.id],
  ];
}

const FORMULA = /^[=+\-@\t\r]/;

/** Spreadsheets evaluate a cell that begins like a formula; after an apostrophe they show its text. */
function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
