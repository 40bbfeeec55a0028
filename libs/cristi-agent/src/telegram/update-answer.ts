import type { OutgoingMessage } from './outgoing-message';

/** What an update is answered with. */
export interface Answer {
  readonly messages: readonly OutgoingMessage[];
  /** Records that the first ones were sent. */
  sent(count: number): Promise<void>;
}
