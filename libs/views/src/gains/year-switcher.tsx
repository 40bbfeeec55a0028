import type { TaxYear } from '../contract/gains-result';
import { GAINS_WORDS } from './words';

interface YearSwitcherProps {
  readonly years: readonly TaxYear[];
  readonly shown: TaxYear;
  readonly wanted: number | undefined;
  /** Whether a year that is not among these can be asked for. */
  readonly canAsk: boolean;
  readonly onPick: (start: number) => void;
}

/** The year in which a tax year such as "2024/25" starts. */
export function startOf(period: string): number {
  return Number(period.slice(0, 4));
}

/** The tax year that starts in a year, as it is written: 2024 is "2024/25". */
export function periodOf(start: number): string {
  return `${start}/${String((start + 1) % 100).padStart(2, '0')}`;
}

/** The tax years there are, and steps to those beside the one that is shown. */
export function YearSwitcher({ years, shown, wanted, canAsk, onPick }: YearSwitcherProps) {
  const start = wanted ?? startOf(shown.period);
  const canStep = (to: number) => canAsk || years.some(({ period }) => startOf(period) === to);
  const step = (to: number, label: string, sign: string) => (
    <button type="button" class="month-step" aria-label={label} disabled={!canStep(to)} onClick={() => onPick(to)}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <nav class="months" aria-label={GAINS_WORDS.chooseYear}>
      {step(start - 1, GAINS_WORDS.previousYear, '‹')}
      <ul class="year-list">
        {years.map(({ period }) => (
          <li key={period}>
            <button
              type="button"
              class="month"
              aria-busy={startOf(period) === wanted}
              aria-current={period === shown.period ? 'date' : undefined}
              onClick={() => onPick(startOf(period))}
            >
              {period}
            </button>
          </li>
        ))}
      </ul>
      {step(start + 1, GAINS_WORDS.nextYear, '›')}
    </nav>
  );
}
