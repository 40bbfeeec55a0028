import {
  CategoryName,
  decimalOfCents,
  Loading,
  LoadMore,
  Row,
  Rows,
  usePaginatedList,
  UserText,
} from '@bursar/views/html-views';

import { useChanges } from '../../changes/changes';
import type { BudgetContext } from './budget-changes';
import { EntryEditor } from './budget-forms';

interface BudgetEntriesProps {
  readonly month: string;
  readonly context: BudgetContext;
  readonly mayChange: boolean;
}

const LIMITS = { first: 20, next: 100 };

/** What was spent and received in a month, by day. */
export function BudgetEntries({ month, context, mayChange }: BudgetEntriesProps) {
  const { currency } = context;
  const { t, shortDay, money } = context.language;
  const { version } = useChanges();
  const input = { user_id: context.user, thread_id: 'page', month, order: 'date' };
  const list = usePaginatedList(context.callTool, 'list_transactions', input, LIMITS, undefined, version);
  const { items, isLoading, failure } = list;
  return (
    <section aria-labelledby="budget-entries">
      <h2 id="budget-entries">{t('budget.entries')}</h2>
      {items.length > 0 && (
        <Rows heads={[t('month.day'), t('month.what'), t('month.amount')]} isEditable={mayChange}>
          {items.map((entry) => {
            const sign = entry.type === 'EXPENSE' ? '-' : '';
            const amount = `${sign}${decimalOfCents(entry.amount_mxn_cents)}`;
            return (
              <Row
                key={entry.transaction_id}
                id={entry.transaction_id}
                when={shortDay(entry.date_iso)}
                what={<UserText text={entry.description ?? ''} />}
                notes={[<CategoryName key="category" name={entry.category} />]}
                amount={money(currency)(amount)}
                value={{ amount, currency }}
                editor={mayChange ? (onClose) => <EntryEditor {...{ entry, context, onClose }} /> : undefined}
              />
            );
          })}
        </Rows>
      )}
      {items.length === 0 && isLoading && <Loading label={t('common.loading')} />}
      {items.length === 0 && !isLoading && failure === undefined && <p class="quiet">{t('budget.noEntries')}</p>}
      <LoadMore list={list} />
    </section>
  );
}
