import { AsyncSection, Row, Rows, useToolResult, UserText } from '@bursar/views/html-views';
import { useState } from 'preact/hooks';

import { useChanges } from '../../changes/changes';
import { signedAmount, type Account, type AccountsContext } from './account-changes';
import { AccountTransactionEditor } from './account-forms';

interface AccountTransactionsProps {
  readonly account: Account;
  readonly context: AccountsContext;
  readonly mayChange: boolean;
}

const SIZE = 50;
/** All days that an entry can have. */
const EVER = { from: '1900-01-01', to: '2999-12-31' };

/** What moved on an account, newest first, page by page. */
export function AccountTransactions({ account, context, mayChange }: AccountTransactionsProps) {
  const { t, numericDay, money } = context.language;
  const { version } = useChanges();
  const [page, setPage] = useState(0);
  const { accountId, currency } = account;
  const input = { accountId, ...EVER, page, size: SIZE, details: true };
  const list = useToolResult(context.callTool, 'planifi_listTransactions_v1', input, undefined, version);
  return (
    <section aria-labelledby="account-transactions">
      <h2 id="account-transactions">{t('ledger.title')}</h2>
      <AsyncSection state={list}>
        {({ page: { items, totalPages } }) => (
          <>
            {items.length === 0 && <p class="quiet">{t('ledger.none')}</p>}
            <Rows heads={[t('ledger.day'), t('ledger.what'), t('ledger.amount')]} isWide isEditable={mayChange}>
              {items.map((item) => (
                <Row
                  key={item.id}
                  id={item.id}
                  when={numericDay(item.occurredOn)}
                  what={<UserText text={item.description} />}
                  notes={[
                    ...(typeof item.transferId === 'string' ? [t('accounts.transfer')] : []),
                    ...item.tags.map(({ id, name }) => <UserText key={id} text={`#${name}`} />),
                  ]}
                  amount={money(currency)(signedAmount(item))}
                  value={{ amount: signedAmount(item), currency }}
                  editor={
                    mayChange
                      ? (onClose) => <AccountTransactionEditor transaction={item} {...{ currency, context, onClose }} />
                      : undefined
                  }
                />
              ))}
            </Rows>
            {totalPages > 1 && (
              <p class="more">
                <button type="button" class="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
                  {t('accounts.newer')}
                </button>
                <button
                  type="button"
                  class="button"
                  disabled={page + 1 >= totalPages}
                  onClick={() => setPage(page + 1)}
                >
                  {t('accounts.older')}
                </button>
                <span class="quiet">{t('common.countShown', { shown: page + 1, total: totalPages })}</span>
              </p>
            )}
          </>
        )}
      </AsyncSection>
    </section>
  );
}
