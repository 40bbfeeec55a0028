import type { Answer } from '../../../index';
import type { Call } from '../model';

/** A client of the server over one transport. `send` rejects when no answer comes. */
export interface Client {
  readonly name: string;
  does(tool: string): boolean;
  send(call: Call): Promise<Answer>;
}

/** A fault injected while calls run. */
export interface Disturbance {
  readonly name: string;
  /** The clients whose calls may go without an answer. */
  readonly cuts: (client: Client) => boolean;
  /** Whether other calls may be refused because the database is unavailable. */
  readonly stopsDatabase: boolean;
  /** Finds the target, which takes time; the function that it gives hits it. */
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
