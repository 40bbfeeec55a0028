import { cleanText, rawText } from '../cells/clean-text';
import type { TextsFound } from '../cells/entry-texts';
import type { TableColumns } from './table-columns';

/** `2/6`, `2 de 6`: a dash, or a lone number, tells no part from another. */
const INSTALMENT = /^\p{L}*\.? ?\d{1,2} ?(?:\/|de|di|of|von) ?\d{1,2}$/iu;

/** The texts of a line of a table. `names` are those of its columns, each only once. */
export function textsOfLine(
  cells: readonly string[],
  columns: TableColumns,
  names: readonly string[],
  isOut: boolean,
  details: readonly (readonly string[])[],
): TextsFound {
  const clean = (index: number) => cleanText(cells[index] ?? '');
  const all = (indexes: readonly number[]) => indexes.map(clean).filter((text) => text !== '');
  const [payee = ''] = all(isOut ? columns.payeesOut : columns.payeesIn);
  const descriptions = all(columns.descriptions.filter((index) => index !== columns.instalment));
  const instalment = columns.instalment === undefined ? '' : clean(columns.instalment);
  const references = all(columns.references);
  const kind = all(columns.kinds);
  // A number alone says less than the kind of entry that stands beside it.
  const isNumbered = payee === '' && !references.some((text) => /\p{L}/u.test(text));
  const known = descriptions.length > 0 ? descriptions : isNumbered ? [...kind, ...references] : references;
  const purpose = payee === '' && known.length + kind.length === 0 ? all(columns.otherTexts) : known;
  return {
    payee,
    purpose,
    kind,
    details: [
      ...(INSTALMENT.test(instalment) ? [instalment] : []),
      ...details.map((detail) => detailText(detail, columns)).filter((text) => text !== ''),
    ],
    raw: () => rawOf(cells, details, names),
    category: columns.category === undefined ? '' : clean(columns.category),
    externalId: columns.id === undefined ? '' : clean(columns.id),
  };
}

function rawOf(cells: readonly string[], details: readonly (readonly string[])[], names: readonly string[]) {
  const raw: Record<string, string> = {};
  addRaw(raw, cells, names, '');
  details.forEach((detail, index) => addRaw(raw, detail, names, ` (${index + 1})`));
  return raw;
}

function addRaw(raw: Record<string, string>, cells: readonly string[], names: readonly string[], behind: string): void {
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] as string;
    if (cell === '') continue;
    const text = rawText(cell);
    if (text !== '') raw[`${names[index] ?? String(index + 1)}${behind}`] = text;
  }
}

/** Of a part: its texts, wherever they stand, but no ids, currencies and amounts. */
function detailText(cells: readonly string[], { payeesOut, descriptions, references, kinds }: TableColumns): string {
  const take = (indexes: readonly number[]) =>
    indexes.map((index) => cleanText(cells[index] ?? '')).filter((text) => text !== '');
  const texts = [...take(payeesOut), ...take(descriptions)];
  return [...new Set(texts.length > 0 ? texts : [...take(references), ...take(kinds)])].join(' ');
}

/** Column names for `raw`: numbers for blank ones, a number behind the second of the same name. */
export function rawNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name, index) => {
    const text = name === '' ? String(index + 1) : name;
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return times === 1 ? text : `${text} ${times}`;
  });
}
