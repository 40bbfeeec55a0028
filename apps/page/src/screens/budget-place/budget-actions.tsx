import {
  AsyncSection,
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
import { AddEntry, CanAfford, SetBankBalance, SetCap } from './budget-forms';
import { DebtForm } from './debt-form';

interface BudgetActionsProps {
  readonly user: string;
  readonly callTool: CallTool;
  /** Whether the server offers a tool. */
  readonly has: (tool: string) => boolean;
  readonly children: ComponentChildren;
}

/** A budget with its entries and forms, as far as the server takes changes. */
export function BudgetActions({ user, callTool, has, children }: BudgetActionsProps) {
  const { version } = useChanges();
  const language = useLanguage();
  const { t } = language;
  const { budget: currency } = useLedgerCurrencies();
  const context: BudgetContext = { language, callTool, user, currency };
  const mayChange = has('add_transaction') && has('edit_transaction');
  const form = (tool: string, id: string, label: string, content: (onClose: () => void) => ComponentChildren) =>
    has(tool) ? [{ id, label, content }] : [];
  const openersIn = (month: string) => [
    ...form('add_transaction', 'add', t('budget.add'), (onClose) => <AddEntry {...{ context, onClose }} />),
    ...form('simulate_purchase', 'afford', t('budget.canAfford'), (onClose) => <CanAfford {...{ context, onClose }} />),
    ...form('set_budget_cap', 'cap', t('budget.cap'), (onClose) => <CapOf {...{ month, context, onClose }} />),
    ...form('set_bank_balance', 'bank-balance', t('budget.bankBalance'), (onClose) => (
      <SetBankBalance {...{ context, onClose }} />
    )),
    ...form('add_or_update_debt', 'debt', t('budget.addDebt'), (onClose) => <DebtForm {...{ context, onClose }} />),
  ];
  const actions: EntryActions = {
    version,
    above: (month) => <Openers label={t('budget.actions')} openers={openersIn(month)} />,
    ...(has('list_transactions') && {
      below: (month) => <BudgetEntries key={month} {...{ month, context, mayChange }} />,
    }),
    ...(has('add_or_update_debt') && { debt: (debt, onClose) => <DebtForm {...{ debt, context, onClose }} /> }),
  };
  return <EntryActionsProvider value={actions}>{children}</EntryActionsProvider>;
}

interface CapOfProps {
  readonly month: string;
  readonly context: BudgetContext;
  readonly onClose: () => void;
}

/** The cap, with the one that there is filled in. */
function CapOf({ month, context, onClose }: CapOfProps) {
  const input = { user_id: context.user, thread_id: 'page', month };
  const summary = useToolResult(context.callTool, 'get_month_summary', input);
  return (
    <AsyncSection state={summary}>
      {({ data }) => {
        const cap = data?.variable_cap_mxn_cents;
        return (
          <SetCap {...{ month, context, onClose }} before={typeof cap === 'number' && cap > 0 ? cap : undefined} />
        );
      }}
    </AsyncSection>
  );
}
