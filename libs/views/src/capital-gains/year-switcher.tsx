import { useLanguage } from '../language/language-context';
import type { TaxYear } from './capital-gains-results';

interface YearSwitcherProps {
  readonly years: readonly TaxYear[];
  readonly shown: TaxYear;
  /** The start of the tax year that is loading. */
  readonly requested: number | undefined;
  /** Whether years that are not in `years` can be loaded. */
  readonly canCallTools: boolean;
  readonly onPick: (start: number) => void;
}

/** The year in which a tax year such as "2024/25" starts. */
export function startOf(period: string): number {
  return Number(period.slice(0, 4));
}

/** The period of the tax year that starts in a year: 2024 is "2024/25". */
export function periodOf(start: number): string {
  return `${start}/${String((start + 1) % 100).padStart(2, '0')}`;
}

/** The tax years, with buttons for the previous and the next one. */
export function YearSwitcher({ years, shown, requested, canCallTools, onPick }: YearSwitcherProps) {
  const { t } = useLanguage();
  const start = requested ?? startOf(shown.period);
  const canStep = (to: number) => canCallTools || years.some(({ period }) => startOf(period) === to);
  const step = (to: number, label: string, sign: string) => (
    <button type="button" class="month-step" aria-label={label} disabled={!canStep(to)} onClick={() => onPick(to)}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <nav class="months" aria-label={t('gains.chooseYear')}>
      {step(start - 1, t('gains.previousYear'), '‹')}
      <ul class="year-list">
        {years.map(({ period }) => (
          <li key={period}>
            <button
              type="button"
              class="month"
              aria-busy={startOf(period) === requested}
              aria-current={period === shown.period ? 'date' : undefined}
              onClick={() => onPick(startOf(period))}
            >
              {period}
            </button>
          </li>
        ))}
      </ul>
      {step(start + 1, t('gains.nextYear'), '›')}
    </nav>
  );
}
