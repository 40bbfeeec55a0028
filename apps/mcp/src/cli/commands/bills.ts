import type { Overview } from '../../household/overview/overview-schema';
import { amountCell } from '../amounts';
import { BILLS } from '../definitions/entry-commands';
import { OVERVIEW_DOMAINS, readOverview } from '../people/overview';
import { print, tableText } from '../print';
import { readCommand } from '../read-command';
import { rejectPositionals } from '../reject-positionals';
import { withTools } from '../with-tools';
import { t } from '../../language/language';

type Bill = Overview['upcoming'][number];

const KINDS: Readonly<Record<Bill['kind'], () => string>> = {
  recurrence: () => t('bills.recurrence'),
  debt: () => t('bills.debt'),
  recurring: () => t('bills.recurring'),
};

/** `bursar bills`: what is coming in the next 30 days, by date. */
export async function bills(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(BILLS, args);
  rejectPositionals('bills', positionals);
  await withTools(
    values,
    async (tools) => {
      const { upcoming: items } = await readOverview(tools, undefined);
      const table = tableText(headings(), items.map(cellsOf), [1]);
      print(values, { items }, items.length === 0 && process.stdout.isTTY ? `${t('bills.none')}\n` : table);
    },
    OVERVIEW_DOMAINS,
  );
}

function headings(): string[] {
  return [t('table.day'), t('table.amount'), t('table.currency'), t('table.what'), t('table.kind')];
}

function cellsOf({ date, amount, currency, description, kind }: Bill): string[] {
  const cell = amount === null ? '-' : amountCell(amount);
  return [date, cell, currency, description, process.stdout.isTTY ? KINDS[kind]() : kind];
}
