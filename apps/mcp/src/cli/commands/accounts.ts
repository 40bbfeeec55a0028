import { amountCell } from '../amounts';
import { ACCOUNTS } from '../definitions/tool-commands';
import { print, tableText } from '../print';
import { readCommand } from '../read-command';
import { rejectPositionals } from '../reject-positionals';
import { withTools } from '../with-tools';
import { t } from '../../language/language';

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly institution: string | null;
  readonly transaction_count: number;
  readonly net_total: { readonly amount: string; readonly currency: string };
}

/** `bursar accounts`: the bank accounts. */
export async function accounts(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(ACCOUNTS, args);
  rejectPositionals('accounts', positionals);
  await withTools(
    values,
    async ({ call }) => {
      const { structured } = await call('finance_accounts_list');
      const { items } = structured as { readonly items: readonly Listed[] };
      print(
        values,
        structured,
        items.length === 0 ? `${t('accounts.none')}\n` : tableText(headings(), items.map(cellsOf), [3, 4]),
      );
    },
    ['finance-tools'],
  );
}

function cellsOf({ id, name, institution, transaction_count: count, net_total: total }: Listed): string[] {
  return [id, name, institution ?? '-', String(count), amountCell(total.amount), total.currency];
}

function headings(): string[] {
  return ['ID', t('table.name'), t('table.bank'), t('table.entries'), t('table.sum'), t('table.currency')];
}
