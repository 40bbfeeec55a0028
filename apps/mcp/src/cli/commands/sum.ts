import { DomainError } from '@bursar/toolkit';

import { invalidValue } from '../../configuration/read-settings';
import { amountCell } from '../amounts';
import { SUM } from '../definitions/tool-commands';
import { namedFilter, readFilter } from '../ledger/transaction-filter';
import { print, tableText } from '../print';
import { readCommand } from '../read-command';
import { withTools, type LocalTools } from '../with-tools';
import { t } from '../../language/language';

interface Money {
  readonly amount: string;
  readonly currency: string;
}

interface Group {
  readonly key: string | null;
  readonly label: string | null;
  readonly total: Money;
  readonly count: number;
}

const HEADING_OF = {
  month: () => t('table.month'),
  category: () => t('table.category'),
  account: () => t('table.account'),
};

const headings = () => [t('table.sum'), t('table.currency'), t('table.entries')];

/** `bursar sum [WORDS]`: bank transactions added up; currencies are never added to one another. */
export async function sum(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(SUM, args);
  const filter = readFilter(positionals, values);
  const by = SUM.options.by.values.find((each) => each === values.by);
  if (values.by !== undefined && by === undefined) {
    throw invalidValue('--by', values.by, t('expected.grouping'));
  }
  await withTools(
    values,
    async (tools) => {
      const input = { ...filter, ...(await namedFilter(tools, values)) };
      if (by === undefined) return printTotal(tools, input, values);
      const { structured } = await tools.call('finance_transactions_aggregate', { ...input, group_by: by });
      const { groups } = structured as { readonly groups: readonly Group[] };
      const rows = groups.map(({ label, key, total, count }) => [label ?? key ?? '-', ...cellsOf(total, count)]);
      print(values, structured, tableText([HEADING_OF[by](), ...headings()], rows, [1, 3]));
    },
    ['finance-tools'],
  );
}

async function printTotal({ call }: LocalTools, input: object, flags: { readonly json?: boolean | undefined }) {
  const table = (rows: readonly (readonly string[])[]) => tableText(headings(), rows, [0, 2]);
  try {
    const { structured } = await call('finance_transactions_sum', input);
    const { total, count } = structured as { readonly total: Money; readonly count: number };
    print(flags, structured, table([cellsOf(total, count)]));
  } catch (error) {
    // For a person the sum of each currency is an answer; for a program it is a refusal that holds them.
    const totals = error instanceof DomainError ? error.details['totals'] : undefined;
    if (!Array.isArray(totals) || flags.json === true) throw error;
    const sums = totals as readonly (Money & { readonly count: number })[];
    process.stdout.write(table(sums.map((each) => cellsOf(each, each.count))));
  }
}

function cellsOf({ amount, currency }: Money, count: number): string[] {
  return [amountCell(amount), currency, String(count)];
}
