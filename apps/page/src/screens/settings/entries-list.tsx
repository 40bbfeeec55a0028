import { civilDate } from '@bursar/calendar';
import { Failure, Loading, UserText } from '@bursar/views/html-views';
import { useEffect, useState } from 'preact/hooks';

import { useChanges } from '../../changes/changes';
import { ChangeButton } from '../../forms/change-button';
import { useToday } from '../../shell/ledger-today';
import { recentEntries, type RecentContext, type RecentEntry } from './recent-entries';

const SHOWN = 10;

type State =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: string }
  | { readonly state: 'loaded'; readonly entries: readonly RecentEntry[] };

/** The last entries that are in no statement of a bank, each with a button that takes it out or puts it back. */
export function EntriesList({ context }: { readonly context: RecentContext }) {
  const { version } = useChanges();
  const { t } = context.language;
  const today = useToday('shared');
  const [state, setState] = useState<State>({ state: 'loading' });
  const [count, setCount] = useState(SHOWN);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLatest = true;
    recentEntries(context, civilDate(today)).then(
      (entries) => isLatest && setState({ state: 'loaded', entries }),
      (error: Error) => isLatest && setState({ state: 'failed', failure: error.message }),
    );
    return () => {
      isLatest = false;
    };
  }, [version, attempt, context.person?.id, context.language]);
  if (state.state === 'loading') return <Loading label={t('common.loading')} />;
  if (state.state === 'failed') {
    const retry = { label: t('common.tryAgain'), onClick: () => setAttempt(attempt + 1) };
    return <Failure title={t('common.failed')} text={state.failure} retry={retry} />;
  }
  const { entries } = state;
  return (
    <>
      <ul class="changes">
        {entries.length === 0 && <li class="quiet">{t('change.noEntries')}</li>}
        {entries.slice(0, count).map((entry) => (
          <EntryRow key={`${entry.id} ${entry.isRemoved}`} entry={entry} context={context} />
        ))}
      </ul>
      {entries.length > count && (
        <p class="more">
          <button type="button" class="button" onClick={() => setCount(count + SHOWN)}>
            {t('common.showMore')}
          </button>
        </p>
      )}
    </>
  );
}

function EntryRow({ entry, context }: { readonly entry: RecentEntry; readonly context: RecentContext }) {
  const { t, day, money } = context.language;
  const { id, at, place, description, amount, currency, isRemoved, change } = entry;
  return (
    <li class="change" data-change={id}>
      <span>
        {description === undefined ? (
          t(place === 'shared' ? 'shared.payment' : 'budget.entry')
        ) : (
          <UserText text={description} />
        )}{' '}
        <span class="figure">{money(currency)(amount)}</span>{' '}
        <span class="quiet">
          {day(at.slice(0, 10))} · {t(`page.${place}`)}
        </span>
        {isRemoved && <span class="quiet"> · {t('ledger.changeUndone')}</span>}
      </span>
      {change && (
        <ChangeButton
          label={t(isRemoved ? 'change.restore' : 'change.undo')}
          action={isRemoved ? 'restore' : 'undo-entry'}
          onPress={change}
        />
      )}
    </li>
  );
}
