import type { Answer } from '../../../index';
import type { Call } from '../model';

/** One who asks the server, by one face of it. Rejects when no answer comes. */
export interface Client {
  readonly name: string;
  does(tool: string): boolean;
  send(call: Call): Promise<Answer>;
}

/** What may happen to the server while it is asked. */
export interface Disturbance {
  readonly name: string;
  /** Whose calls may go without an answer. */
  readonly cuts: (client: Client) => boolean;
  /** Whether the others may be told that the database is not there. */
  readonly stopsDatabase: boolean;
  /** Finds what is to be hit, which takes its time; what it gives hits it. */
  aim(): () => Promise<void> | void;
}

/** The server, however many processes it is, with clients that come back to it after whatever happened. */
export interface System {
  readonly clients: readonly Client[];
  readonly disturbances: readonly Disturbance[];
  /** Starts again what has gone. */
  heal(): Promise<void>;
  /** Waits until nothing of those that have gone goes on in the database any more. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}
