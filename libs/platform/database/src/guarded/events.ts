/** What happened to the connections of this process since it started. */
export interface DatabaseEvents {
  /** The host in use broke, turned read-only or was left. */
  readonly failovers: number;
  /** Pieces of work that ran again on another connection. */
  readonly repeats: number;
  /** Commits whose answer is missing. */
  readonly unknownCommits: number;
}

const counts = { failovers: 0, repeats: 0, unknownCommits: 0 };

export function countEvent(event: keyof DatabaseEvents): void {
  counts[event] += 1;
}

export function databaseEvents(): DatabaseEvents {
  return { ...counts };
}
