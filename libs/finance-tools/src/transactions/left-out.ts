import type { LeftOut } from '../model/links/count-events';

/** An answer, and how many matching rows links took out of it. */
export interface CountedAnswer<Answer> {
  readonly answer: Answer;
  readonly leftOut: LeftOut;
}

/** The members of a use case whose result is a counted answer: what was left out is said outside of the answer. */
export function answerOf<Answer>({ answer }: CountedAnswer<Answer>): Answer {
  return answer;
}

export function leftOutMeta({ leftOut }: CountedAnswer<unknown>): Readonly<Record<string, unknown>> | undefined {
  return leftOut.linked + leftOut.transfers === 0 ? undefined : { 'bursar/left_out': leftOut };
}
