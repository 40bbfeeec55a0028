import type { HostRequirement } from './database-hosts';

/** Where and as whom to connect. */
export type ServerTarget =
  | {
      readonly url: string;
      /** What every connection must find the host to be; anything unless given. */
      readonly requirement?: HostRequirement;
      /** Of several addresses that the host's name has, the one to connect to. */
      readonly address?: string;
    }
  | { readonly path: string; readonly user: string; readonly database: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly password: string;
      readonly database: string;
    };

/** A source of a PostgreSQL server: the bundled one, or one by URL. */
export interface DatabaseServer {
  /** This application keeps it running: if it does not answer for a moment, it is recovering from a crash. */
  readonly isManaged: boolean;
  /** Where it is now; starts it, or waits for it, if necessary. Throws DatabaseUnavailable. */
  target(): Promise<ServerTarget>;
  /** A connection to this target failed, so the next `target` looks for a place again. Never rejects. */
  doubt?(target: ServerTarget): Promise<void>;
  /** The server is no longer needed. */
  release(): Promise<void>;
}
