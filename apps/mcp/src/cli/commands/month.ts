import { dayWithinMonth, monthOfDate, partsOfMonth, systemClock, type YearMonth } from '@bursar/calendar';
import { printable } from '@bursar/toolkit';

import { amountCell, monthText } from '../amounts';
import { MONTH } from '../definitions/entry-commands';
import { balanceText, expectedTransfer, readBalance } from '../people/balance';
import { monthArgument } from '../people/month-argument';
import { print, tableText } from '../print';
import { readCommand } from '../read-command';
import { withTools, type LocalTools } from '../with-tools';
import { t } from '../../language/language';

/** What came in and went out in one ledger and currency. Currencies are never added. */
interface MoneyOfMonth {
  readonly source: 'bank' | 'shared';
  readonly currency: string;
  readonly income: string;
  /** Positive; refunds make it smaller. */
  readonly spending: string;
}

const LONGEST_MONTH = 31;

/** `bursar month [YYYY-MM]`: what a month holds, ledger by ledger, and who owes whom at its end. */
export async function month(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(MONTH, args);
  const named = monthArgument('month', positionals);
  await withTools(
    values,
    async (tools) => {
      const shown = named ?? monthOfDate(systemClock.today('America/Sao_Paulo'));
      const money = [...(await bankMoney(tools, shown)), ...(await sharedMoney(tools, shown))];
      const { balance, people } = await readBalance(tools, shown);
      const rows = money.map(({ source, currency, income, spending }) => [
        ...[
          source === 'bank' ? t('month.bank') : t('month.shared'),
          currency,
          amountCell(income),
          amountCell(spending),
        ],
      ]);
      const table =
        rows.length === 0 && process.stdout.isTTY
          ? `${t('month.none', { month: monthText(shown) })}\n`
          : tableText(headings(shown), rows, [2, 3]);
      const settled = balanceText(balance, people).split('\n').map(printable).join('\n');
      const result = { month: shown, money, settlement: expectedTransfer(balance), pending: balance.pending };
      print(values, result, process.stdout.isTTY ? `${table}\n${settled}` : table);
    },
    ['shared-split', 'finance-tools'],
  );
}

function headings(shown: string): string[] {
  return [monthText(shown).toUpperCase(), t('table.currency'), t('table.in'), t('table.out')];
}

interface Group {
  readonly total: { readonly amount: string; readonly currency: string };
}

async function bankMoney({ call }: LocalTools, shown: YearMonth): Promise<MoneyOfMonth[]> {
  const range = { start_date: dayWithinMonth(shown, 1).text, end_date: dayWithinMonth(shown, LONGEST_MONTH).text };
  const sums = async (direction: string) => {
    const input = { group_by: 'month', date_range: range, direction, view: 'imported' };
    const { structured } = await call('finance_transactions_aggregate', input);
    const { groups } = structured as { readonly groups: readonly Group[] };
    return new Map(groups.map(({ total }) => [total.currency, total.amount.replace(/^-/, '')]));
  };
  const [income, spending] = [await sums('CREDIT_ONLY'), await sums('DEBIT_ONLY')];
  const currencies = [...new Set([...income.keys(), ...spending.keys()])].sort();
  return currencies.map((currency) => ({
    ...{ source: 'bank' as const, currency },
    ...{ income: income.get(currency) ?? '0.00', spending: spending.get(currency) ?? '0.00' },
  }));
}

async function sharedMoney({ call }: LocalTools, shown: YearMonth): Promise<MoneyOfMonth[]> {
  const { structured } = await call('get_monthly_summary', partsOfMonth(shown));
  const { total_net: net } = structured as { readonly total_net: string };
  return /^-?0\.00$/.test(net) ? [] : [{ source: 'shared', currency: 'BRL', income: '0.00', spending: net }];
}
