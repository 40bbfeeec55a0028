import { randomUUID } from 'node:crypto';

import { systemClock } from '@bursar/calendar';
import type { Domain } from '@bursar/toolkit';
import { ownedBy } from '@bursar/toolkit/testing';

import { parseParticipantPair } from './contract/household-inputs';
import { competenceMonthAt } from './domain/competence-month';
import { createSharedSplit } from './shared-split';
import { acceptanceCases, type AcceptanceCase, type CaseStep } from './testing/acceptance-cases';
import { callTool } from './testing/call-tool';
import { filledIn, mismatches, valueAt } from './testing/case-matching';
import { openSplitStore, type SplitStore } from './testing/split-store';

const cases = acceptanceCases();

if (cases.length === 0) {
  it('finds no acceptance cases beside the checkout: they were not run', () => expect(cases).toEqual([]));
} else {
  describe('acceptance cases', () => {
    let store: SplitStore;
    beforeAll(async () => {
      store = await openSplitStore();
    });
    afterAll(() => store.drop());

    // A household of its own is as good as an empty database.
    const domainFor = ({ env = {} }: AcceptanceCase): Domain => {
      const { SHARED_SPLIT_PARTICIPANTS: variable, ...others } = env;
      if (Object.keys(others).length > 0) throw new Error(`not known here: ${Object.keys(others).join(', ')}`);
      const participants = variable === undefined ? undefined : parseParticipantPair(variable);
      const domain = createSharedSplit({
        database: store.database,
        clock: systemClock,
        ...(participants && { participants }),
      });
      return ownedBy(domain, randomUUID());
    };

    it.each(cases)('$name', async (scenario) => {
      const domain = domainFor(scenario);
      const now = String(competenceMonthAt(Date.now()));
      const names = new Map<string, unknown>([
        ['now_competence', now],
        ['now_year', Number(now.slice(0, 4))],
        ['now_month', Number(now.slice(5))],
        ['T', randomUUID().slice(0, 8)],
      ]);
      for (const step of scenario.steps) await play(domain, step, names);
    });
  });
}

async function play(domain: Domain, step: CaseStep, names: Map<string, unknown>): Promise<void> {
  const call = (each: { readonly tool: string; readonly arguments: unknown }) =>
    callTool(domain, each.tool, filledIn(each.arguments, names));
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
