import { useState } from 'preact/hooks';

import type { AggregateResult, Filters, Group } from '../contract/ledger-result';
import { writeMonthTitle } from '../format/dates';
import { barPercent, longestOf } from '../format/share';
import { BarRow } from '../parts/bar-row';
import { Beside } from '../parts/beside';
import { Said } from '../parts/said';
import type { Loaded } from '../state/use-loaded';
import { WORDS } from '../words/words';
import { monthOfRange, toggled } from './filters';
import { LOCALE, writeMoney } from './locale';
import { LEDGER_WORDS } from './words';

type By = 'month' | 'category' | 'account';

interface GroupsProps {
  readonly by: By;
  readonly loaded: Loaded<AggregateResult>;
  readonly filters: Filters;
  /** Takes the filters that a press gives, where one gives any. */
  readonly onFilter: ((filters: Filters) => void) | undefined;
  /** Whether why it failed is told elsewhere. */
  readonly isQuiet: boolean;
}

/** So many at first: a year of months, and the largest of the others. */
const FEWEST: Readonly<Record<By, number>> = { month: 12, category: 6, account: 6 };

/** Totals with their lengths; a press looks into one, and out of it again. */
export function Groups({ by, loaded, filters, onFilter, isQuiet }: GroupsProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (isQuiet && loaded.failure !== undefined) return null;
  if (onFilter === undefined && loaded.result === undefined) return null;
  return (
    <section aria-labelledby={`by-${by}`}>
      <h2 id={`by-${by}`}>{LEDGER_WORDS.groups[by]}</h2>
      <Beside locale={LOCALE} loaded={loaded}>
        {({ groups }) => {
          const isCut = !isWhole && groups.length > FEWEST[by];
          // Months come in order, and the last are what one looks for; the others come by size.
          const shown = !isCut ? groups : by === 'month' ? groups.slice(-FEWEST[by]) : groups.slice(0, FEWEST[by]);
          return (
            <>
              {groups.length === 0 && <p class="quiet">{LEDGER_WORDS.none}</p>}
              <ul class="bars">
                {shown.map((group) => (
                  <li key={`${group.key} ${group.total.currency}`}>
                    <GroupRow by={by} group={group} all={groups} filters={filters} onFilter={onFilter} />
                  </li>
                ))}
              </ul>
              {isCut && (
                <p class="more">
                  <button type="button" class="button" onClick={() => setIsWhole(true)}>
                    {WORDS[LOCALE].showMore}
                  </button>
                  <span class="quiet">{WORDS[LOCALE].countShown(shown.length, groups.length)}</span>
                </p>
              )}
            </>
          );
        }}
      </Beside>
    </section>
  );
}

interface GroupRowProps extends Pick<GroupsProps, 'by' | 'filters' | 'onFilter'> {
  readonly group: Group;
  readonly all: readonly Group[];
}

function GroupRow({ by, group, all, filters, onFilter }: GroupRowProps) {
  const { key, label, total, count } = group;
  // Lengths of different currencies say nothing of one another.
  const longest = longestOf(
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
      percent={barPercent(total.amount, longest)}
      tone={total.amount.startsWith('-') ? 'second' : 'first'}
      isPressed={isPressed}
      onPick={key === null || onFilter === undefined ? undefined : () => onFilter(toggled(filters, by, key))}
    />
  );
}

function Name({ by, name }: { readonly by: By; readonly name: string | null }) {
  if (name === null) return <span class="quiet">{LEDGER_WORDS.nameless}</span>;
  return by === 'month' ? <span>{writeMonthTitle(LOCALE, name)}</span> : <Said text={name} />;
}
