import { Busy } from '../components/busy';
import { LoadMore } from '../components/load-more';
import { Loading } from '../components/loading';
import { Row, Rows } from '../components/rows';
import { UserText } from '../components/user-text';
import { writeNumericDay } from '../format/dates';
import type { PaginatedList } from '../hooks/use-paginated-list';
import { MESSAGES } from '../messages/messages';
import type { LedgerNames } from './filter-chips';
import type { Transaction } from './ledger-results';
import { LOCALE, writeMoney } from './locale';
import { LEDGER_MESSAGES } from './messages';

interface TransactionListProps {
  readonly list: PaginatedList<Transaction>;
  readonly names: LedgerNames;
}

/** The transactions that match the filters, newest first. */
export function TransactionList({ list, names }: TransactionListProps) {
  const { items, isLoading, failure } = list;
  const notesOn = ({ category_id: category, account_id: account }: Transaction) => [
    ...(category === null ? [] : [names.categories.get(category) ?? category]),
    ...(names.accounts.size > 1 ? [names.accounts.get(account) ?? account] : []),
  ];
  return (
    <section aria-labelledby="list">
      <h2 id="list">{LEDGER_MESSAGES.list}</h2>
      <Busy isBusy={isLoading}>
        {items.length > 0 && (
          <Rows heads={[LEDGER_MESSAGES.day, LEDGER_MESSAGES.what, LEDGER_MESSAGES.amount]} isWide>
            {items.map((item) => (
              <Row
                key={item.id}
                when={writeNumericDay(LOCALE, item.booked_at)}
                what={<UserText text={item.description} />}
                notes={notesOn(item).map((note) => (
                  <UserText key={note} text={note} />
                ))}
                amount={writeMoney(item.amount)}
              />
            ))}
          </Rows>
        )}
      </Busy>
      {items.length === 0 && isLoading && <Loading label={MESSAGES[LOCALE].loading} />}
      {items.length === 0 && !isLoading && failure === undefined && <p class="quiet">{LEDGER_MESSAGES.none}</p>}
      <LoadMore locale={LOCALE} list={list} />
    </section>
  );
}
