import { useState } from 'preact/hooks';

import { AsyncSection } from '../components/async-section';
import { BarRow } from '../components/bar-row';
import { UserText } from '../components/user-text';
import { barPercent, largestOf } from '../format/bar-percent';
import type { LoadState } from '../hooks/use-tool-result';
import { useLanguage } from '../language/language-context';
import { categoryName, isOfOtherLedger } from './source-names';
import { monthOfRange, toggled, type Filters } from './filters';
import type { AggregateResult, Group } from './ledger-results';
import { useWriteMoney } from './use-write-money';

type By = 'month' | 'category' | 'account';

interface GroupsProps {
  readonly by: By;
  readonly state: LoadState<AggregateResult>;
  /** Those whose groups are shown as pressed. */
  readonly filters: Filters;
  /** Makes the groups selectable. */
  readonly onFilter: ((change: (filters: Filters) => Filters) => void) | undefined;
  /** Whether to show no failure, because another section shows one. */
  readonly hidesFailure: boolean;
}

/** The number of groups shown at first: a year of months, and the largest of the others. */
const INITIAL_COUNTS: Readonly<Record<By, number>> = { month: 12, category: 6, account: 6 };

/** Totals with bars; a click filters by a group, another click clears the filter. */
export function Groups({ by, state, filters, onFilter, hidesFailure }: GroupsProps) {
  const { t } = useLanguage();
  const [isExpanded, setIsExpanded] = useState(false);
  if (hidesFailure && state.failure !== undefined) return null;
  if (onFilter === undefined && state.result === undefined) return null;
  return (
    <section aria-labelledby={`by-${by}`}>
      <h2 id={`by-${by}`}>{t(`ledger.by.${by}`)}</h2>
      <AsyncSection state={state}>
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
              {groups.length === 0 && <p class="quiet">{t('ledger.none')}</p>}
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
                    {t('common.showMore')}
                  </button>
                  <span class="quiet">{t('common.countShown', { shown: shown.length, total: groups.length })}</span>
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
  const { quantity } = useLanguage();
  const writeMoney = useWriteMoney();
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
      label={<Name by={by} id={key} name={key === null ? null : (label ?? key)} />}
      note={quantity(String(count))}
      amount={writeMoney(total)}
      percent={barPercent(total.amount, largest)}
      tone={total.amount.startsWith('-') ? 'spending' : 'income'}
      isPressed={isPressed}
      onClick={
        key === null || onFilter === undefined ? undefined : () => onFilter((current) => toggled(current, by, key))
      }
    />
  );
}

interface NameProps {
  readonly by: By;
  readonly id: string | null;
  readonly name: string | null;
}

function Name({ by, id, name }: NameProps) {
  const language = useLanguage();
  const { t, monthTitle } = language;
  if (name === null) return <span class="quiet">{t('ledger.uncategorized')}</span>;
  if (by === 'month') return <span>{monthTitle(name)}</span>;
  const isTheirs = by !== 'category' || id === null || !isOfOtherLedger(id);
  return <UserText text={isTheirs ? name : categoryName(id, new Map([[id, name]]), language)} />;
}
