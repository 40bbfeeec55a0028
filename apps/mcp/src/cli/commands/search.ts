import { invalidValue } from '../../configuration/read-settings';
import { amountCell } from '../amounts';
import { SEARCH } from '../definitions/tool-commands';
import { namedFilter, readFilter } from '../ledger/transaction-filter';
import { print, tableText } from '../print';
import { readCommand } from '../read-command';
import { withTools } from '../with-tools';
import { t } from '../../language/language';

interface Found {
  readonly id: string;
  readonly booked_at: string;
  readonly account_id: string;
  readonly description: string;
  readonly amount: { readonly amount: string; readonly currency: string };
  readonly category_name?: string | null;
}

const LARGEST_LIMIT = 500;

/** `bursar search [WORDS]`: bank transactions, newest first. */
export async function search(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(SEARCH, args);
  const filter = readFilter(positionals, values);
  const limit = limitOf(values.limit ?? '50');
  await withTools(
    values,
    async (tools) => {
      const input = { ...filter, ...(await namedFilter(tools, values)), limit, details: true };
      const { structured } = await tools.call('finance_transactions_search', input);
      const { items, total } = structured as { readonly items: readonly Found[]; readonly total: number | null };
      const isCut = process.stdout.isTTY && total !== null && total > items.length;
      const table = `${tableText(headings(), items.map(cellsOf), [2])}${isCut ? `${t('search.more', { count: total })}\n` : ''}`;
      print(values, structured, items.length === 0 && process.stdout.isTTY ? `${t('search.none')}\n` : table);
    },
    ['finance-tools'],
  );
}

function limitOf(text: string): number {
  const limit = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : LARGEST_LIMIT + 1;
  if (limit > LARGEST_LIMIT) throw invalidValue('--limit', text, t('expected.limit', { most: LARGEST_LIMIT }));
  return limit;
}

function cellsOf({ id, booked_at: at, account_id: account, description, amount, category_name: category }: Found) {
  const day = at.slice(0, 10);
  return [id, day, amountCell(amount.amount), amount.currency, account, category ?? '-', description];
}

function headings(): string[] {
  return [
    ...['ID', t('table.day'), t('table.amount'), t('table.currency'), t('table.account')],
    ...[t('table.category'), t('table.description')],
  ];
}
