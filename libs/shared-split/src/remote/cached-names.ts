import type { Clock } from '@bursar/calendar';

import type { ParticipantsBody } from '../household/list-participants';
import { UNKNOWN_NAMES, type DisplayNames } from '../model/household';

const LIFETIME_MILLISECONDS = 60_000;

/** Display names for texts, requested at most once a minute. */
export class CachedNames {
  #names = UNKNOWN_NAMES;
  #expiresAt = -Infinity;

  constructor(
    private readonly clock: Clock,
    private readonly request: () => Promise<ParticipantsBody>,
  ) {}

  store({ participants }: ParticipantsBody): void {
    this.#names = new Map(participants.map(({ id, display_name }) => [id, display_name]));
    this.#expiresAt = this.clock.now() + LIFETIME_MILLISECONDS;
  }

  /** Never throws: the operation itself has succeeded by then, and a text can do with earlier names, or without any. */
  async get(): Promise<DisplayNames> {
    if (this.clock.now() >= this.#expiresAt) {
      await this.request().then(
        (body) => this.store(body),
        () => undefined,
      );
    }
    return this.#names;
  }
}
