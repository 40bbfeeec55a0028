import { useMemo } from 'preact/hooks';

import { Busy } from '../components/busy';
import { editorOf, useEntryActions } from '../components/entry-actions';
import { LoadMore } from '../components/load-more';
import { Loading } from '../components/loading';
import { Row, Rows } from '../components/rows';
import { UserText } from '../components/user-text';
import type { PaginatedList } from '../hooks/use-paginated-list';
import { useLanguage } from '../language/language-context';
import type { LedgerNames } from './filter-chips';
import type { Transaction } from './ledger-results';
import { accountName, categoryName, isOfOtherLedger } from './source-names';
import { useWriteMoney } from './use-write-money';

interface TransactionListProps {
  readonly list: PaginatedList<Transaction>;
  readonly names: LedgerNames;
}

/** The transactions that match the filters, newest first. */
export function TransactionList({ list, names }: TransactionListProps) {
  const language = useLanguage();
  const { t, numericDay, quantity } = language;
  const writeMoney = useWriteMoney();
  const { transaction: edit, choice } = useEntryActions();
  const { items, isLoading, failure } = list;
  const notesOn = ({ category_id: category, account_id: account, split = [], tags = [], note }: Transaction) => [
    ...(category === null ? [] : [categoryName(category, names.categories, language)]),
    ...(names.accounts.size > 1 || isOfOtherLedger(account) ? [accountName(account, names.accounts, language)] : []),
    ...split.map(({ category_name: name, amount }) => `${name ?? t('ledger.uncategorized')} ${quantity(amount)}`),
    ...tags.map((tag) => `#${tag}`),
    ...(typeof note === 'string' ? [note] : []),
  ];
  // They stay as they are while the next ones come.
  const rows = useMemo(
    () =>
      items.map((item) => (
        <Row
          key={item.id}
          id={item.id}
          when={numericDay(item.booked_at)}
          what={<UserText text={item.description} />}
          notes={notesOn(item).map((note) => (
            <UserText key={note} text={note} />
          ))}
          amount={writeMoney(item.amount)}
          value={item.amount}
          choice={choice && { isChosen: choice.chosen.has(item.id), onToggle: () => choice.toggle(item.id) }}
          editor={editorOf(edit, item)}
        />
      )),
    [items, names, language, edit, choice],
  );
  return (
    <section aria-labelledby="list">
      <h2 id="list">{t('ledger.list')}</h2>
      <Busy isBusy={isLoading}>
        {items.length > 0 && (
          <Rows heads={[t('ledger.day'), t('ledger.what'), t('ledger.amount')]} isWide isEditable={edit !== undefined}>
            {rows}
          </Rows>
        )}
      </Busy>
      {items.length === 0 && isLoading && <Loading label={t('common.loading')} />}
      {items.length === 0 && !isLoading && failure === undefined && <p class="quiet">{t('ledger.none')}</p>}
      <LoadMore list={list} />
    </section>
  );
}
