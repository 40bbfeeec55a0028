const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The ids in an owner's rows. */
export function idsIn(rows: readonly string[]): string[] {
  return [...new Set([...rows.join('\n').matchAll(UUID)].map(String))];
}

/** One request of a caller, with the text of the whole answer. */
export interface Exchange {
  /** What was sent, with the owner's ids in it. */
  readonly sent: unknown;
  readonly received: string;
}

/** The owner's ids and texts in an answer to a caller. What the caller sent may come back: it reveals nothing. */
export function leaksIn({ sent, received }: Exchange, secrets: Iterable<string>): string[] {
  const known = JSON.stringify(sent);
  return [...secrets].filter((secret) => received.includes(secret) && !known.includes(secret));
}
