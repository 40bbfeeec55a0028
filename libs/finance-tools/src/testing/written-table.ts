import iconv from 'iconv-lite';

import { balancesOf, plain, type MadeEntry } from './generated-entries';
import { DATES, WORDS, type TableLayout } from './table-layouts';

interface Line {
  readonly entry: MadeEntry;
  readonly before: number;
  readonly after: number;
  readonly isLastOfDay: boolean;
}

/** The bytes of a statement in a layout. `change` may take away, double or alter lines before they are written. */
export function written(
  entries: readonly MadeEntry[],
  layout: TableLayout,
  change: (lines: readonly Line[]) => readonly Line[] = (lines) => lines,
): Uint8Array {
  const [date, text, amount, debit, credit, direction, balance, out, into, opening, closing] = WORDS[layout.words];
  const balances = balancesOf(entries, layout.opening);
  const lines = change(
    entries.map((entry, index) => ({
      ...{ entry, before: balances[index] as number, after: balances[index + 1] as number },
      isLastOfDay: entries[index + 1]?.day !== entry.day,
    })),
  );
  const hasColumns = layout.signs === 'columns' || layout.signs === 'negative debits';
  const amounts = hasColumns ? [debit, credit] : layout.signs === 'direction' ? [amount, direction] : [amount];
  const hasBalance = ['after', 'before', 'end of day'].includes(layout.balance);
  const header = [date, text, ...amounts, ...(hasBalance ? [balance] : [])];
  const rows = inOrder(lines, layout.order).map(({ entry, before, after, isLastOfDay }) => {
    const shown =
      layout.balance === 'after' || (layout.balance === 'end of day' && isLastOfDay)
        ? after
        : layout.balance === 'before'
          ? before
          : undefined;
    const cells = [DATES[layout.date](entry.day), entry.text, ...amountCells(entry.cents, layout, [out, into])];
    return hasBalance ? [...cells, shown === undefined ? '' : money(shown, { ...layout, signs: 'before' })] : cells;
  });
  const edges = [
    [opening, layout.opening],
    [closing, balances.at(-1) as number],
  ] as const;
  const edge =
    layout.balance === 'lines'
      ? edges.map(([word, cents]) => [word, '', money(cents, { ...layout, signs: 'before' })])
      : [];
  const table = [
    ...(layout.preamble ? [['Statement of account'], ['IBAN', 'DE02120300000000202051'], []] : []),
    ...edge,
    header,
    ...rows,
    ...(layout.footer ? [[], ['This is no legal document.']] : []),
  ];
  return encoded(
    table.map((cells) => cells.map((cell) => csvCell(cell, layout)).join(layout.separator)).join(layout.lineEnd) +
      layout.lineEnd,
    layout,
  );
}

function inOrder(lines: readonly Line[], order: TableLayout['order']): readonly Line[] {
  if (order === 'oldest first') return lines;
  if (order === 'newest first') return [...lines].reverse();
  const days = [...new Set(lines.map(({ entry }) => entry.day))].reverse();
  return days.flatMap((day) => lines.filter(({ entry }) => entry.day === day));
}

function amountCells(cents: number, layout: TableLayout, [out, into]: readonly [string, string]): string[] {
  const size = money(Math.abs(cents), layout);
  if (layout.signs === 'columns') return cents < 0 ? [size, ''] : ['', size];
  if (layout.signs === 'negative debits')
    return cents < 0 ? [money(cents, { ...layout, signs: 'before' }), ''] : ['', size];
  if (layout.signs === 'direction') return [size, cents < 0 ? out : into];
  return [money(layout.signs === 'inverted' ? -cents : cents, layout)];
}

function money(cents: number, { decimal, thousands, signs, signOfCurrency }: TableLayout): string {
  const [whole = '', fraction = ''] = plain(Math.abs(cents)).split('.');
  const grouped = thousands ? whole.replace(/\B(?=(\d{3})+$)/g, decimal === '.' ? ',' : '.') : whole;
  const size = `${grouped}${decimal}${fraction}${signOfCurrency ? ' EUR' : ''}`;
  if (cents >= 0) return size;
  if (signs === 'behind' && !signOfCurrency) return `${size}-`;
  return signs === 'parentheses' ? `(${size})` : `-${size}`;
}

function csvCell(cell: string, { separator, quoted }: TableLayout): string {
  return quoted || cell.includes(separator) || /["\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function encoded(text: string, { encoding: wanted, words }: TableLayout): Uint8Array {
  // Nobody can tell code pages apart by letters that their language lacks.
  const encoding = wanted.startsWith('windows') ? (words === 'pl' ? 'windows-1250' : 'windows-1252') : wanted;
  if (encoding === 'utf-8 with mark') return Buffer.from(`\ufeff${text}`);
  // What the code page lacks is written in UTF-8.
  const bytes = iconv.encode(text, encoding === 'utf-8' ? 'utf8' : encoding === 'utf-16le' ? 'utf16le' : encoding, {
    addBOM: encoding === 'utf-16le',
  });
  return iconv.decode(bytes, encoding === 'utf-16le' ? 'utf16le' : encoding) === text ? bytes : Buffer.from(text);
}
