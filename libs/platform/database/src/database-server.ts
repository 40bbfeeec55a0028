/** Where and as whom to connect. */
export type ServerTarget =
  | { readonly url: string }
  | { readonly path: string; readonly user: string; readonly database: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly password: string;
      readonly database: string;
    };

/** Something that has a PostgreSQL for us. */
export interface DatabaseServer {
  /** We keep it up: one that does not answer for the moment is coming back from a crash. */
  readonly isOurs: boolean;
  /** Where it is now; starts it, or waits for it, where that is needed. Throws DatabaseUnavailable. */
  target(): Promise<ServerTarget>;
  /** We need it no longer. */
  release(): Promise<void>;
}
