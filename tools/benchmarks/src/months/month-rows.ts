import { milliseconds, ratioRow, type Row } from '../report/row';
import { figuresOf } from '../servers/figures-of';
import type { BudgetQuestionFigures } from './cristi-agent';
import type { GenerationFigures } from './generation';
import type { MonthQuestionFigures } from './shared-month';

const GOAL = 1.25;
/** As much as two equal times may differ on a machine that does other things too. */
const NO_GROWTH = 1.1;
const PAGE_MILLISECONDS = 30;
const QUICK_MILLISECONDS = 20;
const RULES = 1_000;

export function monthRows(): Row[] {
  return [...figuresOf<MonthQuestionFigures[]>('shared-month').flatMap(sharedRows), ...budgetRows(), generationRow()];
}

/** What other months there are must not matter. The page has no limit of its own; it is shown beside one all the same. */
function sharedRows({ what, isSum, few, many }: MonthQuestionFigures): Row[] {
  const limitName = 'the one best statement';
  const row = (
    months: string,
    { milliseconds: measured, statementMilliseconds: limit }: MonthQuestionFigures['few'],
  ) => {
    const beside = ratioRow({
      what: `${what} of 5,000, among ${months} months`,
      measured,
      limit,
      limitName,
      goal: GOAL,
    });
    return isSum ? beside : { ...beside, goal: `≤ ${PAGE_MILLISECONDS} ms`, isMet: measured <= PAGE_MILLISECONDS };
  };
  const growth = many.milliseconds / few.milliseconds;
  return [
    row('10', few),
    row('1,000', many),
    {
      what: `growth of the ${what}, 1,000 months against 10`,
      measured: `${growth.toFixed(2)} ×`,
      limit: `the statement grows ${(many.statementMilliseconds / few.statementMilliseconds).toFixed(2)} ×`,
      goal: `≤ ${NO_GROWTH} ×`,
      isMet: growth <= NO_GROWTH,
    },
  ];
}

/** A million transactions in one month of one user, where a thousand must not take less. */
function budgetRows(): Row[] {
  const [few, many] = [1_000, 1_000_000].map((size) => figuresOf<BudgetQuestionFigures[]>('cristi-agent', size));
  return (many ?? []).map((figures, index) => {
    const { what, milliseconds: measured, statementMilliseconds, scanMilliseconds } = figures;
    const before = few?.[index]?.milliseconds ?? Number.NaN;
    const scan = milliseconds(scanMilliseconds);
    return {
      what: `${what} of 1,000,000 transactions (cristi-agent)`,
      measured: milliseconds(measured),
      limit: `of 1,000 ${milliseconds(before)}; one statement ${milliseconds(statementMilliseconds)}; adding them up ${scan}`,
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
    limit: `registering one, 95 of 100 within ${milliseconds(registeringMilliseconds)}`,
    goal: '≤ 30 s; one ≤ 2 s',
    isMet: measured <= 30_000 && registeringMilliseconds <= 2_000,
  };
}
