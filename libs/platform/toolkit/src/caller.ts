/** Who is calling: whose data it is, and how the server knows. */
export interface Caller {
  /** The owner's id. Every stored row belongs to an owner, and no one sees another's. */
  readonly owner: string;
  /** True for the person at this machine, of whom no credential was asked. */
  readonly isLocal: boolean;
}

/** The owner of what is told to a server on one's own machine. */
export const LOCAL_OWNER = 'local';

export const localCaller: Caller = { owner: LOCAL_OWNER, isLocal: true };
