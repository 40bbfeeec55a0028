import type { SampleMonth } from './sample-months';
import type { SampleWords } from './sample-words';

/** What a domain's part of the sample is made with. */
export interface SampleScene {
  /** Calls a tool, whose refusals end the whole, and answers with its structured result. */
  readonly call: (tool: string, input?: object) => Promise<Readonly<Record<string, unknown>>>;
  readonly people: readonly SamplePerson[];
  readonly months: readonly SampleMonth[];
  readonly words: SampleWords;
  /** The present instant, ISO 8601. */
  readonly now: string;
}

export interface SamplePerson {
  readonly id: string;
  /** Under which user the budget knows them. */
  readonly budgetUser: string;
}
