import { systemClock } from '@bursar/calendar';

import { amountCell, decimalOfCents, monthText } from '../amounts';
import { BUDGET } from '../definitions/entry-commands';
import { COMMAND_LINE_THREAD } from '../entries/undo-ids';
import { monthArgument } from '../people/month-argument';
import { neededPerson } from '../people/people';
import { print, tableText } from '../print';
import { readCommand } from '../read-command';
import { withTools } from '../with-tools';
import { t } from '../../language/language';

/** What a budget is kept in. */
const BUDGET_CURRENCY = 'MXN';

interface Summary {
  readonly month: string;
  readonly income_total_mxn_cents: number;
  readonly expense_total_mxn_cents: number;
  readonly variable_cap_mxn_cents: number;
  readonly variable_spend_mxn_cents: number;
  readonly variable_remaining_mxn_cents: number;
}

/** `bursar budget [YYYY-MM] --as ID`: the cap of a month, and what is left of it. */
export async function budget(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(BUDGET, args);
  const month = monthArgument('budget', positionals);
  const person = neededPerson(values, 'budget');
  await withTools(
    values,
    async ({ call }) => {
      const input = {
        ...{ user_id: person, thread_id: COMMAND_LINE_THREAD, now_iso: new Date(systemClock.now()).toISOString() },
        ...(month !== undefined && { month }),
      };
      const { structured } = await call('get_month_summary', input);
      const { data } = structured as { readonly data: Summary };
      print(
        values,
        structured,
        tableText([monthText(data.month).toUpperCase(), t('table.amount'), t('table.currency')], rowsOf(data), [1]),
      );
    },
    ['cristi-agent'],
  );
}

function rowsOf(summary: Summary): string[][] {
  const amounts: readonly (readonly [string, number])[] = [
    [t('budget.income'), summary.income_total_mxn_cents],
    [t('budget.expenses'), summary.expense_total_mxn_cents],
    [t('budget.cap'), summary.variable_cap_mxn_cents],
    [t('budget.spent'), summary.variable_spend_mxn_cents],
    [t('budget.left'), summary.variable_remaining_mxn_cents],
  ];
  return amounts.map(([name, cents]) => [name, amountCell(decimalOfCents(cents)), BUDGET_CURRENCY]);
}
