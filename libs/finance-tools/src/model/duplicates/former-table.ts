import type { Decimal } from '../decimal';
import { singleBlanks } from '../plain-text';
import type { StatementPart } from '../statement/statement-reading';
import { formerAmounts, formerDay } from './former-cells';

/** What version 0.1 stored of a line. */
export interface FormerRow {
  readonly day: string;
  readonly amount: Decimal;
  readonly description: string;
}

// The column names of version 0.1, in lower case and without accents; the earlier of several wins. They never change: they
// say what is stored.
const NAMES = {
  date: [
    ...['date', 'booking date', 'booked at', 'transaction date', 'datum', 'fecha', 'date de transaction'],
    ...['date de comptabilisation', 'buchungsdatum', 'data'],
    ...['buchungstag', 'posting date', 'completed date'],
  ],
  description: [
    ...['description', 'libelle', 'text', 'label', 'memo', 'details', 'concepto', 'descripcion'],
    ...['verwendungszweck', 'buchungstext', 'avisierungstext'],
  ],
  payee: ['payee', 'beneficiaire', 'beneficiary', 'merchant', 'begunstigter / auftraggeber'],
  amount: ['amount', 'montant', 'credit/debit amount', 'importe', 'betrag', 'monto'],
  debit: ['debit', 'cargo', 'belastung', 'lastschrift'],
  credit: ['credit', 'abono', 'gutschrift'],
} as const;

const NUMBERED_DESCRIPTION = /^description ?[1-9]$/;
const CURRENCY_AFTER = / (\(([a-z]{3}|[€$£])\)|(in )?(chf|eur|usd|gbp|mxn|brl))$/;

/**
 * What version 0.1 may have stored of a line, by its cells and their names: it chose among columns in another order, and
 * took each amount's decimal separator by itself.
 */
export function formerTableRows(
  raw: Readonly<Record<string, string>>,
  { columnNames, mapping }: Pick<StatementPart, 'columnNames' | 'mapping'>,
): FormerRow[] {
  const cells = new Map<string, string>();
  for (const [name, cell] of Object.entries(raw)) {
    const plain = plainName(name);
    if (!cells.has(plain)) cells.set(plain, singleBlanks(cell));
  }
  const names = (columnNames ?? Object.keys(raw)).map(plainName);
  const cellOf = (role: keyof typeof NAMES) => {
    const name = NAMES[role].find((each) => names.includes(each));
    return name === undefined ? '' : (cells.get(name) ?? '');
  };
  const description = formerDescription(names, cells, cellOf);
  const amounts = formerAmounts(cellOf('amount'), cellOf('debit'), cellOf('credit'));
  const day = formerDay(cellOf('date'), mapping.date_order ?? 'DMY');
  return description === '' || day === undefined ? [] : amounts.map((amount) => ({ day, amount, description }));
}

function formerDescription(
  names: readonly string[],
  cells: ReadonlyMap<string, string>,
  cellOf: (role: keyof typeof NAMES) => string,
): string {
  const isNamed = NAMES.description.some((each) => names.includes(each));
  const numbered = names.filter((name) => NUMBERED_DESCRIPTION.test(name)).sort();
  const texts = isNamed ? [cellOf('description')] : numbered.map((name) => cells.get(name) ?? '');
  return texts.filter(Boolean).join(' ') || cellOf('payee');
}

function plainName(cell: string): string {
  const plain = singleBlanks(cell.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
  return plain.replace(CURRENCY_AFTER, '');
}
