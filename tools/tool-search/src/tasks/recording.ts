import { readFileSync } from 'node:fs';

import { referring } from './answers';
import type { Household } from './household';
import { callAll, type Doer } from './play';
import type { Call } from './task';

/** What was called for a task, and what was said at the end. */
export interface Recording {
  readonly calls: readonly Call[];
  readonly message: string;
}

export type Recordings = Readonly<Record<string, Recording>>;

export function readRecordings(path: string): Recordings {
  return JSON.parse(readFileSync(path, 'utf8')) as Recordings;
}

/** Does a task as it was recorded. A task without a recording does nothing and says nothing. */
export function replaying(recordings: Recordings): Doer {
  return async ({ id }, household) => {
    const { calls, message } = recordings[id] ?? { calls: [], message: '' };
    await callAll(calls, household);
    return message;
  };
}

/** The household, and the calls that succeed in it, ready to be played in another one. */
export function recorded(household: Household) {
  const calls: Call[] = [];
  const answers: unknown[] = [];
  const recording: Household = {
    ...household,
    call: async (tool, input) => {
      const answer = await household.call(tool, input);
      if (!answer.isError) {
        calls.push({ tool, input: referring(input, answers) as Call['input'] });
        answers.push(answer.structured);
      }
      return answer;
    },
  };
  return { recording, calls };
}
