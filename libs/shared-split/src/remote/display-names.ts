import type { Clock } from '@bursar/calendar';

import type { ParticipantsBody } from '../model/output-fields';
import type { Names } from '../text/format';

const LAST_MILLISECONDS = 60_000;

/** Display names for texts, asked for once a minute at most. */
export class KnownNames {
  #names: Names = new Map();
  #until = -Infinity;

  constructor(
    private readonly clock: Clock,
    private readonly ask: () => Promise<ParticipantsBody>,
  ) {}

  learn({ participants }: ParticipantsBody): void {
    this.#names = new Map(participants.map(({ id, display_name }) => [id, display_name]));
    this.#until = this.clock.now() + LAST_MILLISECONDS;
  }

  /** Never throws: what was asked for is done by then, and a text can do with names of before, or without. */
  async now(): Promise<Names> {
    if (this.clock.now() >= this.#until)
      await this.ask().then(
        (body) => this.learn(body),
        () => undefined,
      );
    return this.#names;
  }
}
