import { printable } from '@bursar/toolkit';

import type { Overview } from '../../household/overview/overview-schema';
import { amountCell, monthText } from '../amounts';
import { MONTH } from '../definitions/entry-commands';
import { balanceLines, transferText } from '../people/balance';
import { monthArgument } from '../people/month-argument';
import { OVERVIEW_DOMAINS, readOverview } from '../people/overview';
import { activePeople, type Participant } from '../people/people';
import { print, tableText } from '../print';
import { readCommand } from '../read-command';
import { withTools } from '../with-tools';
import { listed, t } from '../../language/language';

/** `bursar month [YYYY-MM]`: what came in and went out by currency, and who owes whom. Currencies are never added. */
export async function month(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(MONTH, args);
  const named = monthArgument('month', positionals);
  await withTools(
    values,
    async (tools) => {
      const people = await activePeople(tools);
      const overview = await readOverview(tools, named);
      const lines = sentences(overview, people).map((line) => `${printable(line)}\n`);
      print(values, overview, process.stdout.isTTY ? `${table(overview)}\n${lines.join('')}` : table(overview));
    },
    OVERVIEW_DOMAINS,
  );
}

function table({ month: shown, money }: Overview): string {
  const isTerminal = process.stdout.isTTY;
  if (money.length === 0) return isTerminal ? `${t('month.none', { month: monthText(shown) })}\n` : '';
  const headings = [monthText(shown).toUpperCase(), t('table.in'), t('table.out'), t('table.left')];
  const rows = money.map(({ currency, income, spending, left, previous }) => [
    currency,
    ...[income, spending, left].map(amountCell),
    ...(previous === null ? ['-'] : [amountCell(previous.spending)]),
  ]);
  return tableText([...headings, t('table.outBefore')], rows, [1, 2, 3, 4]);
}

/** Who owes whom in the month, and over all months where that differs. */
function sentences({ settlement, balance, unavailable }: Overview, people: readonly Participant[]): string[] {
  const away = unavailable.map(({ source }) => source);
  const ofMonth = settlement === null ? [] : balanceLines(settlement, settlement.not_recorded, people);
  const overall = balance === null ? undefined : transferText(balance, people);
  return [
    ...ofMonth,
    ...(overall === undefined || overall === ofMonth[0] ? [] : [t('month.overall', { sentence: overall })]),
    ...(away.length === 0 ? [] : [t('month.away', { names: listed(away) })]),
  ];
}
