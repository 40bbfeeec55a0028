import {
  AsyncSection,
  decimalOfCents,
  EntryActionsProvider,
  useLanguage,
  useToolResult,
  type CallTool,
  type EntryActions,
} from '@bursar/views/html-views';
import type { ComponentChildren } from 'preact';

import { useChanges } from '../../changes/changes';
import { useLedgerCurrencies } from '../../shell/ledger-currencies';
import { Openers } from '../../forms/openers';
import type { BudgetContext } from './budget-changes';
import { BudgetEntries } from './budget-entries';
import { AddEntry, CanAfford } from './budget-forms';
import { DebtForm } from './debt-form';
import { SetBankBalance, SetCap, SetCategoryCap } from './limit-forms';

interface BudgetActionsProps {
  readonly user: string;
  /** Against the limit that is set; undefined where it is not known. */
  readonly standing: EntryActions['budget'];
  readonly callTool: CallTool;
  /** Whether the server offers a tool. */
  readonly has: (tool: string) => boolean;
  readonly children: ComponentChildren;
}

/** A budget with its entries and forms, as far as the server takes changes. */
export function BudgetActions({ user, standing, callTool, has, children }: BudgetActionsProps) {
  const { version } = useChanges();
  const language = useLanguage();
  const { t, money, day } = language;
  const { budget: currency } = useLedgerCurrencies();
  const context: BudgetContext = { language, callTool, user, currency };
  // Where nothing was ever said of it, there is nothing to show.
  const bank = useToolResult(
    callTool,
    'get_bank_balance',
    has('get_bank_balance') ? { user_id: user, thread_id: 'page' } : undefined,
    undefined,
    version,
  ).result?.data;
  const mayChange = has('add_transaction') && has('edit_transaction');
  const form = (tool: string, id: string, label: string, content: (onClose: () => void) => ComponentChildren) =>
    has(tool) ? [{ id, label, content }] : [];
  const openersIn = (month: string) => [
    ...form('add_transaction', 'add', t('budget.add'), (onClose) => <AddEntry {...{ context, onClose }} />),
    ...form('simulate_purchase', 'afford', t('budget.canAfford'), (onClose) => <CanAfford {...{ context, onClose }} />),
    ...form('set_budget_cap', 'cap', t('budget.cap'), (onClose) => (
      <CapOf {...{ month, context, onClose }} hasCap={standing?.hasCap !== false} />
    )),
    ...form('set_budget_cap', 'category-cap', t('budget.categoryCap'), (onClose) => (
      <SetCategoryCap {...{ month, context, onClose }} />
    )),
    ...form('set_bank_balance', 'bank-balance', t('budget.bankBalance'), (onClose) => (
      <SetBankBalance {...{ context, onClose }} before={bank?.bank_balance_mxn_cents} />
    )),
    ...form('add_or_update_debt', 'debt', t('budget.addDebt'), (onClose) => <DebtForm {...{ context, onClose }} />),
  ];
  const actions: EntryActions = {
    version,
    budget: standing,
    above: (month, isEmpty) => (
      <>
        {bank !== undefined && (
          <p class="bank-balance">
            {t('budget.bankBalanceOn', { day: day(bank.as_of_iso.slice(0, 10)) })}{' '}
            <span class="figure strong">{money(currency)(decimalOfCents(bank.bank_balance_mxn_cents))}</span>
          </p>
        )}
        <Openers label={t('budget.actions')} openers={openersIn(month)} isEmpty={isEmpty} />
      </>
    ),
    ...(has('list_transactions') && {
      below: (month) => <BudgetEntries key={month} {...{ month, context, mayChange }} />,
    }),
    ...(has('add_or_update_debt') && { debt: (debt, onClose) => <DebtForm {...{ debt, context, onClose }} /> }),
  };
  return <EntryActionsProvider value={actions}>{children}</EntryActionsProvider>;
}

interface CapOfProps {
  readonly month: string;
  /** Whether one is set; without one there is none to go back to. */
  readonly hasCap: boolean;
  readonly context: BudgetContext;
  readonly onClose: () => void;
}

/** The cap, with the one that there is filled in. */
function CapOf({ month, hasCap, context, onClose }: CapOfProps) {
  const input = { user_id: context.user, thread_id: 'page', month };
  const summary = useToolResult(context.callTool, 'get_month_summary', input);
  return (
    <AsyncSection state={summary}>
      {({ data }) => {
        const cap = data?.variable_cap_mxn_cents;
        return <SetCap {...{ month, context, onClose }} before={hasCap && typeof cap === 'number' ? cap : undefined} />;
      }}
    </AsyncSection>
  );
}
