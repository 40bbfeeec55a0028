import {
  AsyncSection,
  Phrase,
  useLanguage,
  useToolResult,
  UserText,
  type CallTool,
  type ToolResults,
} from '@bursar/views/html-views';

import { useHousehold } from '../../shell/household-context';
import { hashOf } from '../../shell/route';
import { EmptyPlace } from '../empty-place';
import { segmentOfFilters } from '../ledger-route';

type BankAccount = ToolResults['finance_balances_get']['accounts'][number];

/** Ids of accounts that another ledger lends to the one of the banks. */
const OWN_ACCOUNT = 'planifi:';
const BUDGET_BANK = 'cristi:';

/**
 * What lies at banks, each account with its balance: those that statements were imported of, and what a budget says is in the bank. They
 * lead to their transactions. The household's own accounts are listed beside them.
 */
export function BankAccounts({ callTool }: { readonly callTool: CallTool }) {
  const { t, day } = useLanguage();
  const balances = useToolResult(callTool, 'finance_balances_get', {});
  return (
    <section aria-labelledby="bank-accounts">
      <h2 id="bank-accounts">{t('accounts.banks')}</h2>
      <AsyncSection state={balances}>
        {({ accounts: all, on }) => {
          const accounts = all.filter(({ account_id: id }) => !id.startsWith(OWN_ACCOUNT));
          return accounts.length === 0 ? (
            <EmptyPlace
              place="bank-accounts"
              text={t('accounts.noBanks')}
              step={{ label: t('home.step.import'), href: hashOf(['import']) }}
            />
          ) : (
            <>
              <p class="quiet">{t('accounts.balancesOn', { day: day(on) })}</p>
              <ul class="accounts">
                {accounts.map((account) => (
                  <BankAccountRow key={account.account_id} account={account} />
                ))}
              </ul>
            </>
          );
        }}
      </AsyncSection>
    </section>
  );
}

function BankAccountRow({ account: { account_id: id, name, currency, balance } }: { readonly account: BankAccount }) {
  const { t, money } = useLanguage();
  const people = useHousehold().settings?.people ?? [];
  const user = id.startsWith(BUDGET_BANK) ? id.slice(BUDGET_BANK.length) : undefined;
  const owner = people.find(({ budget_user_id: budget }) => budget === user)?.name ?? user;
  const href = user === undefined ? hashOf(['ledger', segmentOfFilters({ account_id: id })]) : hashOf(['budget', user]);
  return (
    <li data-row={id} data-amount={balance?.amount} data-currency={currency}>
      <a class="account" href={href}>
        <span>
          {owner === undefined ? (
            <UserText text={name} />
          ) : (
            <Phrase of="accounts.budgetBank" values={{ name: <UserText text={owner} /> }} />
          )}
        </span>
        <span class="figure">{balance === null ? t('chart.unknown') : money(balance.currency)(balance.amount)}</span>
      </a>
    </li>
  );
}
