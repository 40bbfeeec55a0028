import { isDeepStrictEqual } from 'node:util';

import { mismatches, shown } from './case-matching';
import type { Answer, Caller } from './caller';
import { filledIn, filledInObject, predefinedNames, valueAt, type Names } from './names';
import { reportMismatches } from './report-matching';
import type { CallStep, RaceStep, Scenario } from './scenario';

/** Plays the steps in order. Throws an error that lists every mismatch with its step and place. */
export async function playScenario(scenario: Scenario, caller: Caller): Promise<void> {
  const names = predefinedNames();
  const found: string[] = [];
  for (const [index, step] of scenario.steps.entries()) {
    const faults = 'expect_counts' in step ? await playRace(step, caller, names) : await play(step, caller, names);
    found.push(...faults.map((fault) => `step ${index + 1}, ${fault}`));
    // The steps after it would be asked for something else than the case texts.
    if ('capture' in step && Object.keys(step.capture ?? {}).some((name) => !names.has(name))) break;
  }
  if (found.length > 0) throw new Error(`${scenario.name}:\n${found.join('\n')}`);
}

async function play(step: CallStep, caller: Caller, names: Names): Promise<string[]> {
  const input = filledInObject(step.arguments, names);
  const answers = await Promise.all(Array.from({ length: step.parallel ?? 1 }, () => caller.call(step.tool, input)));
  const faults = [
    ...answers.flatMap((answer) => faultsOf(answer, step, names)),
    ...(step.same ?? []).flatMap((path) => disagreements(answers, path)),
    ...capture(answers[0], step, names),
  ];
  return faults.map((fault) => `${step.tool} ${fault}`);
}

async function playRace({ parallel, expect_counts }: RaceStep, caller: Caller, names: Names): Promise<string[]> {
  const answers = await Promise.all(
    parallel.map((call) => caller.call(call.tool, filledInObject(call.arguments, names))),
  );
  const errors: Record<string, number> = {};
  for (const answer of answers) {
    if ('failure' in answer) errors[answer.failure.code] = (errors[answer.failure.code] ?? 0) + 1;
  }
  const counts = { ok: answers.filter((answer) => 'structured' in answer).length, errors };
  return mismatches({ $exact: expect_counts }, counts).map((fault) => `counts ${fault}`);
}

function faultsOf(answer: Answer | undefined, step: CallStep, names: Names): string[] {
  const { expect, expect_error, report, texts = [] } = step;
  if (answer === undefined) return ['$: no answer'];
  if (expect_error === undefined) {
    if ('failure' in answer) return [`$: refused: ${answer.failure.text}`];
    if (report !== undefined) return reportMismatches(report, answer.structured);
    if (expect === undefined) return [];
    return [
      ...mismatches(filledIn(expect.structured, names), answer.structured),
      ...(expect.meta === undefined ? [] : mismatches(filledIn(expect.meta, names), answer.meta ?? {}, '$meta')),
    ];
  }
  if ('structured' in answer) return [`$: expected ${expect_error.code}, found ${shown(answer.structured)}`];
  const { code, text, body } = answer.failure;
  const contains = [expect_error.code, ...(expect_error.contains ?? [])].map((part) => String(filledIn(part, names)));
  return [
    ...(code === expect_error.code ? [] : [`$: expected ${expect_error.code}, found ${code}: ${text}`]),
    ...contains.filter((part) => !text.includes(part)).map((part) => `$: expected text with ${part}, found ${text}`),
    ...texts.filter((part) => !hasInAnyCase(text, part)).map((part) => `$: expected a word of ${part}, found ${text}`),
    ...(expect_error.structured === undefined ? [] : mismatches(filledIn(expect_error.structured, names), body)),
  ];
}

function hasInAnyCase(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

function disagreements(answers: readonly Answer[], path: string): string[] {
  const [first, ...others] = answers.map((answer) => valueAt(bodyOf(answer), path));
  if (first === undefined) return [`${path}: nothing there`];
  const differing = others.filter((other) => !isDeepStrictEqual(other, first));
  return differing.map((other) => `${path}: ${shown(first)} in one answer, ${shown(other)} in another`);
}

function capture(answer: Answer | undefined, step: CallStep, names: Names): string[] {
  return Object.entries(step.capture ?? {}).flatMap(([name, path]) => {
    const value = answer === undefined ? undefined : valueAt(bodyOf(answer), path);
    if (value === undefined) return [`${path}: nothing to capture as ${name}`];
    names.set(name, value);
    return [];
  });
}

function bodyOf(answer: Answer): unknown {
  return 'structured' in answer ? answer.structured : answer.failure.body;
}
