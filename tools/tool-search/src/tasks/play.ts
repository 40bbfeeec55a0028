import { holds, resolved } from './answers';
import type { Household } from './household';
import type { Call, Task } from './task';

/** Whoever does a chore by calling tools: a model, or a recording of one. Gives what it says to the person at the end. */
export type Doer = (task: Task, household: Household) => Promise<string>;

/** Calls in their order, each of which has to work. */
export async function callAll(calls: readonly Call[], household: Household): Promise<void> {
  const answers: unknown[] = [];
  for (const { tool, input } of calls) {
    const { isError, structured, text } = await household.call(tool, resolved(input, answers));
    if (isError || holds(structured, { ok: false })) throw new Error(`${tool}: ${text}`);
    answers.push(structured);
  }
}

/** What is not as the chore wanted it; nothing where it is done. */
export async function faultsOf(task: Task, household: Household, message: string): Promise<string[]> {
  const faults = missingFigures(task.figures, message).map((figure) => `the answer does not name ${figure}`);
  for (const { tool, input, result } of task.expected) {
    const { structured, text } = await household.call(tool, input);
    if (!holds(structured, result)) faults.push(`${tool} is not ${JSON.stringify(result)}: ${text}`);
  }
  return faults;
}

/** Figures as people write them: 1,234.50, 1.234,50, 1 234.50 and 1234.5 are one. */
function missingFigures(figures: readonly string[], message: string): string[] {
  const named = new Set((message.match(/\d(?:[\d., \u00a0\u202f]*\d)?/g) ?? []).map(plainFigure));
  return figures.filter((figure) => !named.has(plainFigure(figure)));
}

function plainFigure(written: string): number {
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals || '0'}`);
}
