import type { Transaction } from '../contract/ledger-result';
import { writeNumericDay } from '../format/dates';
import { Busy } from '../parts/busy';
import { More } from '../parts/more';
import { Row, Rows } from '../parts/rows';
import { Said } from '../parts/said';
import { Waiting } from '../parts/waiting';
import type { Pages } from '../state/use-pages';
import { WORDS } from '../words/words';
import type { LedgerNames } from './chips';
import { LOCALE, writeMoney } from './locale';
import { LEDGER_WORDS } from './words';

interface TransactionListProps {
  readonly pages: Pages<Transaction>;
  readonly names: LedgerNames;
}

/** What matches, newest first. */
export function TransactionList({ pages, names }: TransactionListProps) {
  const { items, isLoading, failure } = pages;
  const notesOn = ({ category_id: category, account_id: account }: Transaction) => [
    ...(category === null ? [] : [names.categories.get(category) ?? category]),
    ...(names.accounts.size > 1 ? [names.accounts.get(account) ?? account] : []),
  ];
  return (
    <section aria-labelledby="list">
      <h2 id="list">{LEDGER_WORDS.list}</h2>
      <Busy isBusy={isLoading}>
        {items.length > 0 && (
          <Rows heads={[LEDGER_WORDS.day, LEDGER_WORDS.what, LEDGER_WORDS.amount]} isWide>
            {items.map((item) => (
              <Row
                key={item.id}
                when={writeNumericDay(LOCALE, item.booked_at)}
                what={<Said text={item.description} />}
                notes={notesOn(item).map((note) => (
                  <Said key={note} text={note} />
                ))}
                amount={writeMoney(item.amount)}
              />
            ))}
          </Rows>
        )}
      </Busy>
      {items.length === 0 && isLoading && <Waiting label={WORDS[LOCALE].loading} />}
      {items.length === 0 && !isLoading && failure === undefined && <p class="quiet">{LEDGER_WORDS.none}</p>}
      <More locale={LOCALE} pages={pages} />
    </section>
  );
}
