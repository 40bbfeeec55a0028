import { AsyncSection, useLanguage, useToolResult, UserText, type CallTool } from '@bursar/views/html-views';

import { hashOf } from '../../shell/route';
import { EmptyPlace } from '../empty-place';
import { segmentOfFilters } from '../ledger-route';

/** The banks' accounts that statements were imported of, each with its balance; they lead to their transactions. */
export function BankAccounts({ callTool }: { readonly callTool: CallTool }) {
  const { t, money, day } = useLanguage();
  const balances = useToolResult(callTool, 'finance_balances_get', {});
  return (
    <section aria-labelledby="bank-accounts">
      <h2 id="bank-accounts">{t('accounts.banks')}</h2>
      <AsyncSection state={balances}>
        {({ accounts, on }) =>
          accounts.length === 0 ? (
            <EmptyPlace
              place="bank-accounts"
              text={t('accounts.noBanks')}
              step={{ label: t('home.step.import'), href: hashOf(['import']) }}
            />
          ) : (
            <>
              <p class="quiet">{t('accounts.balancesOn', { day: day(on) })}</p>
              <ul class="accounts">
                {accounts.map(({ account_id: id, name, currency, balance }) => (
                  <li key={id} data-row={id} data-amount={balance?.amount} data-currency={currency}>
                    <a class="account" href={hashOf(['ledger', segmentOfFilters({ account_id: id })])}>
                      <UserText text={name} />
                      <span class="figure">
                        {balance === null ? t('chart.unknown') : money(balance.currency)(balance.amount)}
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </AsyncSection>
    </section>
  );
}
