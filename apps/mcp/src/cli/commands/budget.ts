import type { Overview } from '../../household/overview/overview-schema';
import { amountCell, monthText } from '../amounts';
import { BUDGET } from '../definitions/entry-commands';
import { monthArgument } from '../people/month-argument';
import { OVERVIEW_DOMAINS, readOverview } from '../people/overview';
import { givenPerson } from '../people/people';
import { print, tableText } from '../print';
import { readCommand } from '../read-command';
import { unknownName } from '../unknown-name';
import { withTools, type LocalTools } from '../with-tools';
import { t } from '../../language/language';

type Budget = Overview['budgets'][number];

const STATUSES: Readonly<Record<Budget['status'], () => string>> = {
  none: () => t('budget.none'),
  over: () => t('budget.over'),
  ahead: () => t('budget.ahead'),
  on: () => t('budget.on'),
  under: () => t('budget.under'),
};

/** `bursar budget [YYYY-MM] [--as ID]`: the caps of a month and what is left of them, of both people or of one. */
export async function budget(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(BUDGET, args);
  const month = monthArgument('budget', positionals);
  await withTools(
    values,
    async (tools) => {
      const { budgets, month: shown } = await readOverview(tools, month);
      const people = await peopleOf(tools);
      const wanted = givenPerson(values);
      const items = wanted === undefined ? budgets : budgetsOf(wanted, budgets, people);
      const nameOf = ({ person, user_id: user }: Budget) => people.find(({ id }) => id === person)?.name ?? user;
      const isTerminal = process.stdout.isTTY;
      const rows = items.map((each) => [
        isTerminal ? nameOf(each) : each.user_id,
        ...[each.cap, each.spent, each.left].map((amount) => (amount === null ? '-' : amountCell(amount))),
        ...[each.currency, isTerminal ? STATUSES[each.status]() : each.status],
      ]);
      const nothing = `${t('budget.nothing', { month: monthText(shown) })}\n`;
      print(values, { items }, isTerminal && rows.length === 0 ? nothing : tableText(headings(shown), rows, [1, 2, 3]));
    },
    OVERVIEW_DOMAINS,
  );
}

function headings(shown: string): string[] {
  return [
    ...[monthText(shown).toUpperCase(), t('table.cap'), t('table.spent'), t('table.left')],
    ...[t('table.currency'), ''],
  ];
}

type Person = Awaited<ReturnType<LocalTools['settings']>>['people'][number];

async function peopleOf(tools: LocalTools): Promise<readonly Person[]> {
  return (await tools.settings()).people;
}

/** By the id or name of a person, or by the user that the budget knows. Throws a CommandFailure that names those there are. */
function budgetsOf(wanted: string, budgets: readonly Budget[], people: readonly Person[]): readonly Budget[] {
  const named = people.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted.toLowerCase());
  const found = budgets.filter(({ user_id: user }) => user === (named?.budget_user_id ?? wanted));
  if (found.length > 0 || named !== undefined) return found;
  const known = [...people.map(({ id }) => id), ...budgets.flatMap(({ person, user_id: user }) => person ?? user)];
  throw unknownName('person', wanted, [...new Set(known)]);
}
