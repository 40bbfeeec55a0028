import { useState } from 'preact/hooks';

import { AsyncSection } from '../components/async-section';
import { BarRow } from '../components/bar-row';
import { UserText } from '../components/user-text';
import { barPercent, largestOf } from '../format/bar-percent';
import { writeMonthTitle } from '../format/dates';
import type { LoadState } from '../hooks/use-tool-result';
import { MESSAGES } from '../messages/messages';
import { monthOfRange, toggled, type Filters } from './filters';
import type { AggregateResult, Group } from './ledger-results';
import { LOCALE, writeMoney } from './locale';
import { LEDGER_MESSAGES } from './messages';

type By = 'month' | 'category' | 'account';

interface GroupsProps {
  readonly by: By;
  readonly state: LoadState<AggregateResult>;
  readonly filters: Filters;
  /** Makes the groups selectable. */
  readonly onFilter: ((filters: Filters) => void) | undefined;
  /** Whether to show no failure, because another section shows one. */
  readonly hidesFailure: boolean;
}

/** The number of groups shown at first: a year of months, and the largest of the others. */
const INITIAL_COUNTS: Readonly<Record<By, number>> = { month: 12, category: 6, account: 6 };

/** Totals with bars; a click filters by a group, another click clears the filter. */
export function Groups({ by, state, filters, onFilter, hidesFailure }: GroupsProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  if (hidesFailure && state.failure !== undefined) return null;
  if (onFilter === undefined && state.result === undefined) return null;
  return (
    <section aria-labelledby={`by-${by}`}>
      <h2 id={`by-${by}`}>{LEDGER_MESSAGES.groups[by]}</h2>
      <AsyncSection locale={LOCALE} state={state}>
        {({ groups }) => {
          const isTruncated = !isExpanded && groups.length > INITIAL_COUNTS[by];
          // Months are in chronological order, and the latest matter most; other groups are sorted by size.
          const shown = !isTruncated
            ? groups
            : by === 'month'
              ? groups.slice(-INITIAL_COUNTS[by])
              : groups.slice(0, INITIAL_COUNTS[by]);
          return (
            <>
              {groups.length === 0 && <p class="quiet">{LEDGER_MESSAGES.none}</p>}
              <ul class="bars">
                {shown.map((group) => (
                  <li key={`${group.key} ${group.total.currency}`}>
                    <GroupRow by={by} group={group} all={groups} filters={filters} onFilter={onFilter} />
                  </li>
                ))}
              </ul>
              {isTruncated && (
                <p class="more">
                  <button type="button" class="button" onClick={() => setIsExpanded(true)}>
                    {MESSAGES[LOCALE].showMore}
                  </button>
                  <span class="quiet">{MESSAGES[LOCALE].countShown(shown.length, groups.length)}</span>
                </p>
              )}
            </>
          );
        }}
      </AsyncSection>
    </section>
  );
}

interface GroupRowProps extends Pick<GroupsProps, 'by' | 'filters' | 'onFilter'> {
  readonly group: Group;
  readonly all: readonly Group[];
}

function GroupRow({ by, group, all, filters, onFilter }: GroupRowProps) {
  const { key, label, total, count } = group;
  // Bars of different currencies are not comparable.
  const largest = largestOf(
    all.flatMap(({ total: { amount, currency } }) => (currency === total.currency ? amount : [])),
  );
  const isPressed =
    key !== null &&
    { month: monthOfRange(filters.date_range), category: filters.category_id, account: filters.account_id }[by] === key;
  return (
    <BarRow
      label={<Name by={by} name={key === null ? null : (label ?? key)} />}
      note={String(count)}
      amount={writeMoney(total)}
      percent={barPercent(total.amount, largest)}
      tone={total.amount.startsWith('-') ? 'second' : 'first'}
      isPressed={isPressed}
      onClick={key === null || onFilter === undefined ? undefined : () => onFilter(toggled(filters, by, key))}
    />
  );
}

function Name({ by, name }: { readonly by: By; readonly name: string | null }) {
  if (name === null) return <span class="quiet">{LEDGER_MESSAGES.uncategorized}</span>;
  return by === 'month' ? <span>{writeMonthTitle(LOCALE, name)}</span> : <UserText text={name} />;
}
