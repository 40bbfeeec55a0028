import type { YearMonth } from '@bursar/calendar';

import { useLanguage } from '../language/language-context';
import { Failure } from './failure';
import { MonthSwitcher } from './month-switcher';

interface MonthHeadProps {
  readonly month: YearMonth;
  /** The month that is being loaded, or could not be. */
  readonly requested: YearMonth | undefined;
  /** Why it could not be loaded. */
  readonly failure: string | undefined;
  readonly isLoading: boolean;
  readonly canPick: boolean;
  readonly onPick: (month: YearMonth) => void;
}

/** The title of a view of a month, its switcher, and what became of the last press on it. */
export function MonthHead({ month, requested, failure, isLoading, canPick, onPick }: MonthHeadProps) {
  const { t, month: writeMonth, monthTitle } = useLanguage();
  return (
    <>
      <header class="head">
        <h1>{monthTitle(month)}</h1>
        {canPick && <MonthSwitcher month={month} requested={isLoading ? requested : undefined} onPick={onPick} />}
      </header>
      <p class="sr-only" role="status">
        {isLoading && requested ? t('common.loadingWhat', { what: writeMonth(requested) }) : monthTitle(month)}
      </p>
      {failure !== undefined && requested !== undefined && (
        <Failure
          title={t('common.failedWhat', { what: writeMonth(requested) })}
          text={failure}
          retry={{ label: t('common.tryAgain'), onClick: () => onPick(requested) }}
        />
      )}
    </>
  );
}
