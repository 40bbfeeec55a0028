import { milliseconds, ratioRow, type Row } from '../report/row';
import { figuresOf } from '../servers/figures-of';
import type { BudgetQueryFigures } from './cristi-agent';
import type { GenerationFigures } from './generation';
import type { MonthQueryFigures } from './shared-month';

const GOAL = 1.25;
/** The difference of two equal times on a busy machine. */
const NO_GROWTH = 1.1;
const PAGE_MILLISECONDS = 30;
const QUICK_MILLISECONDS = 20;
const RULES = 1_000;

export function monthRows(): Row[] {
  return [...figuresOf<MonthQueryFigures[]>('shared-month').flatMap(sharedRows), ...budgetRows(), generationRow()];
}

/** The number of other months must not matter. The page has a goal in milliseconds; its statement is shown as well. */
function sharedRows({ what, isSum, few, many }: MonthQueryFigures): Row[] {
  const referenceName = 'the one best statement';
  const row = (
    months: string,
    { milliseconds: measured, statementMilliseconds: reference }: MonthQueryFigures['few'],
  ) => {
    const compared = ratioRow({
      what: `${what} of 5,000, among ${months} months`,
      measured,
      reference,
      referenceName,
      goal: GOAL,
    });
    return isSum ? compared : { ...compared, goal: `≤ ${PAGE_MILLISECONDS} ms`, isMet: measured <= PAGE_MILLISECONDS };
  };
  const growth = many.milliseconds / few.milliseconds;
  return [
    row('10', few),
    row('1,000', many),
    {
      what: `growth of the ${what}, 1,000 months against 10`,
      measured: `${growth.toFixed(2)} ×`,
      reference: `the statement grows ${(many.statementMilliseconds / few.statementMilliseconds).toFixed(2)} ×`,
      goal: `≤ ${NO_GROWTH} ×`,
      isMet: growth <= NO_GROWTH,
    },
  ];
}

/** A million transactions in one month of one user, compared with a thousand. */
function budgetRows(): Row[] {
  const [few, many] = [1_000, 1_000_000].map((size) => figuresOf<BudgetQueryFigures[]>('cristi-agent', size));
  return (many ?? []).map((figures, index) => {
    const { what, milliseconds: measured, statementMilliseconds, scanMilliseconds } = figures;
    const before = few?.[index]?.milliseconds ?? Number.NaN;
    const scan = milliseconds(scanMilliseconds);
    return {
      what: `${what} of 1,000,000 transactions (cristi-agent)`,
      measured: milliseconds(measured),
      reference: `of 1,000 ${milliseconds(before)}; one statement ${milliseconds(statementMilliseconds)}; adding them up ${scan}`,
      goal: `≤ ${QUICK_MILLISECONDS} ms`,
      isMet: measured <= QUICK_MILLISECONDS,
    };
  });
}

function generationRow(): Row {
  const { milliseconds: measured, registeringMilliseconds } = figuresOf<GenerationFigures>('generation', RULES);
  return {
    what: `recurring expenses: the entries of a month, ${RULES} rules`,
    measured: milliseconds(measured),
    reference: `registering one, 95 of 100 within ${milliseconds(registeringMilliseconds)}`,
    goal: '≤ 30 s; one ≤ 2 s',
    isMet: measured <= 30_000 && registeringMilliseconds <= 2_000,
  };
}
