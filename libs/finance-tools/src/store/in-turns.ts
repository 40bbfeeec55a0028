import { setImmediate as turn } from 'node:timers/promises';

/** Takes the steps one after another. Others have their turn between two of them. */
export async function inTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await turn();
  }
}
