import {
  AsyncSection,
  CategoryName,
  decimalOfCents,
  Row,
  Rows,
  useToolResult,
  UserText,
} from '@bursar/views/html-views';
import { useState } from 'preact/hooks';

import { useChanges } from '../../changes/changes';
import { CURRENCY, type BudgetContext } from './budget-changes';
import { EntryEditor } from './budget-forms';

interface BudgetEntriesProps {
  readonly month: string;
  readonly context: BudgetContext;
  readonly mayChange: boolean;
}

const LIMITS = { first: 20, all: 100 };

/** What was spent and received in a month, by day. */
export function BudgetEntries({ month, context, mayChange }: BudgetEntriesProps) {
  const { t, shortDay, money } = context.language;
  const { version } = useChanges();
  const [limit, setLimit] = useState(LIMITS.first);
  const input = { user_id: context.user, thread_id: 'page', month, order: 'date', limit };
  const list = useToolResult(context.callTool, 'list_transactions', input, undefined, version);
  return (
    <section aria-labelledby="budget-entries">
      <h2 id="budget-entries">{t('budget.entries')}</h2>
      <AsyncSection state={list}>
        {({ data }) => {
          const { transactions = [], total_count: total = 0 } = data ?? {};
          if (transactions.length === 0) return <p class="quiet">{t('budget.noEntries')}</p>;
          return (
            <>
              <Rows heads={[t('month.day'), t('month.what'), t('month.amount')]} isEditable={mayChange}>
                {transactions.map((entry) => {
                  const sign = entry.type === 'EXPENSE' ? '-' : '';
                  const amount = `${sign}${decimalOfCents(entry.amount_mxn_cents)}`;
                  return (
                    <Row
                      key={entry.transaction_id}
                      id={entry.transaction_id}
                      when={shortDay(entry.date_iso)}
                      what={<UserText text={entry.description ?? ''} />}
                      notes={[<CategoryName key="category" name={entry.category} />]}
                      amount={money(CURRENCY)(amount)}
                      value={{ amount, currency: CURRENCY }}
                      editor={mayChange ? (onClose) => <EntryEditor {...{ entry, context, onClose }} /> : undefined}
                    />
                  );
                })}
              </Rows>
              {transactions.length < total && limit < LIMITS.all && (
                <p class="more">
                  <button type="button" class="button" onClick={() => setLimit(LIMITS.all)}>
                    {t('common.showMore')}
                  </button>
                  <span class="quiet">{t('common.countShown', { shown: transactions.length, total })}</span>
                </p>
              )}
            </>
          );
        }}
      </AsyncSection>
    </section>
  );
}
