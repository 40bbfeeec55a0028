// The words of Splitwise's exports, in its languages.

const HEADERS = [
  ['date', 'description', 'category', 'cost', 'currency'],
  ['data', 'descrição', 'categoria', 'custo', 'moeda'],
  ['fecha', 'descripción', 'categoría', 'coste', 'moneda'],
  ['date', 'description', 'catégorie', 'coût', 'devise'],
] as const;
const COST = 3;
const TOTALS = ['total balance', 'saldo total', 'solde total'];
const PAYMENTS = ['payment', 'pagamento', 'pago', 'paiement'];

const folded = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .trim()
    .normalize('NFC')
    .toLowerCase();

/** The names in a header; `undefined` for any other row. */
export function peopleOfHeader(cells: readonly string[]): readonly string[] | undefined {
  const words = cells.slice(0, 5).map(folded);
  const isHeader = HEADERS.some((header) =>
    header.every((word, column) => words[column] === word || (column === COST && words[column] === 'cost')),
  );
  if (!isHeader) return undefined;
  const names = cells.slice(5).map((name) => name.trim());
  while (names.at(-1) === '') names.pop();
  return names;
}

/** The row that sums the file up. */
export function isTotalRow([date = '', description = '']: readonly string[]): boolean {
  // Folding every description of a long file would take longer than reading it.
  return [description, date].some((text) => /total/i.test(text) && TOTALS.includes(folded(text)));
}

/** Money that one of the two gave the other. */
export function isPaymentRow(category: string): boolean {
  return PAYMENTS.includes(folded(category));
}
