import { execFileSync } from 'node:child_process';

import type { BudgetQuestionFigures } from './cristi-agent';
import type { Row } from './row';

/** A million transactions in one month of one user, where a thousand must not take less. */
export function cristiAgentRows(program: string): Row[] {
  const [few, many] = [figuresOf(program, 1_000), figuresOf(program, 1_000_000)];
  return many.map(({ what, milliseconds, statementMilliseconds, scanMilliseconds }, index) => {
    const ratio = milliseconds / statementMilliseconds;
    const beforeMilliseconds = few[index]?.milliseconds ?? Number.NaN;
    return {
      what: `${what} of 1,000,000 transactions`,
      measured: `${milliseconds.toFixed(1)} ms`,
      limit: `of 1,000 ${beforeMilliseconds.toFixed(1)} ms; one statement ${statementMilliseconds.toFixed(1)} ms: ${ratio.toFixed(2)} x; adding them up ${scanMilliseconds.toFixed(0)} ms`,
      goal: '20 ms',
      isMet: milliseconds <= 20,
    };
  });
}

function figuresOf(program: string, transactions: number): BudgetQuestionFigures[] {
  const args = [program, 'cristi-agent', String(transactions)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as BudgetQuestionFigures[];
}
