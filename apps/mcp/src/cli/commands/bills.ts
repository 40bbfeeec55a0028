import {
  addDays,
  addMonths,
  dayWithinMonth,
  monthOfDate,
  monthRange,
  systemClock,
  type CivilDate,
} from '@bursar/calendar';

import { amountCell, decimalOfCents } from '../amounts';
import { BILLS } from '../definitions/entry-commands';
import { COMMAND_LINE_THREAD } from '../entries/undo-ids';
import { givenPerson } from '../people/people';
import { print, tableText } from '../print';
import { readCommand } from '../read-command';
import { rejectPositionals } from '../reject-positionals';
import { withTools, type LocalTools } from '../with-tools';
import { t } from '../../language/language';

const DAYS_AHEAD = 30;

interface Bill {
  readonly date: string;
  readonly kind: 'recurrence' | 'debt';
  readonly description: string;
  /** Null for a debt whose minimum payment is not known. */
  readonly amount: string | null;
  readonly currency: string;
  readonly source: string;
}

/** `bursar bills`: what is coming in the next 30 days, by date. */
export async function bills(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(BILLS, args);
  rejectPositionals('bills', positionals);
  await withTools(
    values,
    async (tools) => {
      const today = systemClock.today('America/Sao_Paulo');
      const found = [...(await recurrences(tools, today)), ...(await debts(tools, today, givenPerson(values)))];
      const items = found.sort((one, other) => one.date.localeCompare(other.date));
      const rows = items.map(({ date, amount, currency, description, kind }) => [
        ...[
          date,
          amount === null ? '-' : amountCell(amount),
          currency,
          description,
          kind === 'debt' ? t('bills.debt') : t('bills.recurrence'),
        ],
      ]);
      print(
        values,
        { items },
        items.length === 0 && process.stdout.isTTY ? `${t('bills.none')}\n` : tableText(headings(), rows, [1]),
      );
    },
    ['shared-split', 'cristi-agent'],
  );
}

function headings(): string[] {
  return [t('table.day'), t('table.amount'), t('table.currency'), t('table.what'), t('table.kind')];
}

interface Recurrence {
  readonly id: string;
  readonly description: string;
  readonly amount: string;
  readonly reference_day: number;
  readonly last_processed_competence_month: string | null;
}

/** Recurring expenses by the day on which they are due; those that are recorded already are not coming. */
async function recurrences({ call }: LocalTools, today: CivilDate): Promise<Bill[]> {
  const lastDay = addDays(today, DAYS_AHEAD);
  const bills: Bill[] = [];
  for (const month of monthRange(monthOfDate(today), monthOfDate(lastDay))) {
    const [year, number] = month.split('-').map(Number);
    const { structured } = await call('list_recurrences', { year, month: number, status: 'active', limit: 200 });
    for (const recurrence of (structured as { readonly items: readonly Recurrence[] }).items) {
      const { description, amount, reference_day: day, last_processed_competence_month: processed } = recurrence;
      const { text: date } = dayWithinMonth(month, day);
      if (date < today.text || date > lastDay.text || (processed !== null && processed >= month)) continue;
      bills.push({ date, kind: 'recurrence', description, amount, currency: 'BRL', source: 'shared-split' });
    }
  }
  return bills;
}

interface Debt {
  readonly name: string;
  readonly minimum_payment_mxn_cents: number | null;
  readonly due_day_of_month: number | null;
  readonly minimum_paid_month?: string;
}

/** The minimum payments of a person's debts; a month whose minimum is paid is over. */
async function debts({ call }: LocalTools, today: CivilDate, person: string | undefined): Promise<Bill[]> {
  if (person === undefined) return [];
  const { structured } = await call('get_debts', { user_id: person, thread_id: COMMAND_LINE_THREAD });
  const { data } = structured as { readonly data: { readonly debts: readonly Debt[] } };
  const lastDay = addDays(today, DAYS_AHEAD).text;
  const months = [monthOfDate(today), addMonths(monthOfDate(today), 1)];
  return data.debts.flatMap(
    ({ name, minimum_payment_mxn_cents: cents, due_day_of_month: day, minimum_paid_month: paid }) => {
      if (day === null) return [];
      const due = months
        .filter((month) => paid === undefined || month > paid)
        .map((month) => dayWithinMonth(month, day).text);
      return due
        .filter((date) => date >= today.text && date <= lastDay)
        .map((date) => ({
          ...{ date, kind: 'debt' as const, description: name, currency: 'MXN', source: 'cristi-agent' },
          amount: cents === null ? null : decimalOfCents(cents),
        }));
    },
  );
}
