import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import type { Call, Model, Outcome } from './model';
import { short, ContractViolation } from './contract-violation';

export interface CallOutcome {
  readonly call: Call;
  readonly outcome: Outcome;
}

/**
 * Every state that the server may be in after calls that ran at once: those that some order of the calls leads to, one
 * after the other, in which each answer is right. Calls without an answer may have been done or not.
 */
export function after<State>(
  model: Model<State, unknown>,
  states: readonly State[],
  batch: readonly CallOutcome[],
): State[] {
  const found: State[] = [];
  let nearest = { left: batch.length + 1, why: 'no state to begin with' };

  // Orders of calls that change nothing lead to the same state: it is continued from once.
  const gone = new Map<State, Set<string>>();
  const isNew = (state: State, left: readonly CallOutcome[]): boolean => {
    const lefts = gone.get(state) ?? new Set();
    const key = left.map((one) => batch.indexOf(one)).join();
    gone.set(state, lefts);
    return !lefts.has(key) && lefts.add(key) !== undefined;
  };

  const go = (state: State, left: readonly CallOutcome[]): void => {
    if (!isNew(state, left)) return;
    if (left.every(({ outcome }) => outcome === 'lost')) found.push(state);
    left.forEach((next, index) => {
      // Of those that are alike any may be the first.
      if (left.findIndex((other) => isDeepStrictEqual(other, next)) < index) return;
      const others = left.filter((_, other) => other !== index);
      if (next.outcome === 'lost') {
        for (const possible of model.afterLostAnswer(state, next.call)) go(possible, others);
        return;
      }
      let possible: State;
      try {
        possible = model.after(state, next.call, next.outcome);
      } catch (error) {
        if (!(error instanceof ContractViolation)) throw error;
        if (left.length < nearest.left) nearest = { left: left.length, why: `${next.call.tool}: ${error.message}` };
        return;
      }
      go(possible, others);
    });
  };

  for (const state of states) go(state, batch);
  if (found.length === 0) throw new ContractViolation(`no order of the calls explains the answers; ${nearest.why}`);
  return distinct(model, found);
}

/** The states that agree with what was read. */
export function fitting<State, Seen>(model: Model<State, Seen>, states: readonly State[], seen: Seen): State[] {
  const reasons: string[] = [];
  const fitting = states.flatMap((state) => {
    try {
      return [model.fits(state, seen)];
    } catch (error) {
      if (!(error instanceof ContractViolation)) throw error;
      reasons.push(error.message);
      return [];
    }
  });
  if (fitting.length === 0) throw new ContractViolation(`what is stored is none of ${states.length}; ${reasons[0]}`);
  return distinct(model, fitting);
}

function distinct<State, Seen>(model: Model<State, Seen>, states: readonly State[]): State[] {
  if (states.length === 1) return [...states];
  return [...new Map(states.map((state) => [digest(model.key(state)), state])).values()];
}

/** Keys are as long as what is stored. */
const digest = (key: unknown) => createHash('sha256').update(short(key, Infinity)).digest('hex');
