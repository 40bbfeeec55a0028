import { randomUUID } from 'node:crypto';

import { competenceMonthAt } from '../domain/competence-month';
import type { AcceptanceCase, CaseStep } from './acceptance-cases';
import type { Answer } from './call-tool';
import { filledIn, mismatches, valueAt } from './case-matching';

/** One way to ask for what a tool does. */
export type CallByName = (tool: string, input: unknown) => Promise<Answer>;

/** Plays a scenario's steps in order; throws at the first that goes otherwise. */
export async function playCase({ steps }: AcceptanceCase, call: CallByName): Promise<void> {
  const now = String(competenceMonthAt(Date.now()));
  const names = new Map<string, unknown>([
    ['now_competence', now],
    ['now_year', Number(now.slice(0, 4))],
    ['now_month', Number(now.slice(5))],
    ['T', randomUUID().slice(0, 8)],
  ]);
  for (const step of steps) await play(call, step, names);
}

async function play(callByName: CallByName, step: CaseStep, names: Map<string, unknown>): Promise<void> {
  const call = (each: { readonly tool: string; readonly arguments: unknown }) =>
    callByName(each.tool, filledIn(each.arguments, names));
  if (step.parallel !== undefined) {
    const answers = await Promise.all(step.parallel.map(call));
    const errors: Record<string, number> = {};
    for (const answer of answers) {
      if ('error' in answer) errors[answer.error.code] = (errors[answer.error.code] ?? 0) + 1;
    }
    expect({ ok: answers.filter((answer) => 'result' in answer).length, errors }).toEqual(step.expect_counts);
    return;
  }
  const answer = await call(step);
  if (step.expect_error !== undefined) {
    if ('result' in answer)
      throw new Error(`${step.tool} was not refused: ${JSON.stringify(answer.result.structured)}`);
    const text = answer.texts.join('\n');
    expect(text).toContain(step.expect_error.code);
    for (const part of step.expect_error.contains ?? []) expect(text).toContain(filledIn(part, names));
    return;
  }
  if ('error' in answer) throw new Error(`${step.tool} was refused: ${answer.texts[0]}`);
  const { structured } = answer.result;
  if (step.expect !== undefined) expect(mismatches(filledIn(step.expect.structured, names), structured)).toEqual([]);
  for (const [name, path] of Object.entries(step.capture ?? {})) names.set(name, valueAt(structured, path));
}
