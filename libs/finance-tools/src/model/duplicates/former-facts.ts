import type { StatementEntry, StatementPart } from '../statement/statement-reading';
import { descriptionKey } from '../description-key';
import { factsOf } from './entry-facts';
import { formerTableRows } from './former-table';

/** What version 0.1 may have stored of the line of an entry, where that is not what is stored now: see `factsOf`. */
export function formerFacts(entry: StatementEntry, part: StatementPart): string[] {
  const { bookedAt, amount, description, formerDescription } = entry;
  const now = factsOf(bookedAt.slice(0, 10), amount, descriptionKey(description));
  const facts = new Set<string>();
  if (formerDescription !== null) {
    facts.add(factsOf(bookedAt.slice(0, 10), amount, descriptionKey(formerDescription)));
  }
  if (part.format === 'csv') {
    for (const row of formerTableRows(JSON.parse(entry.raw) as Record<string, string>, part)) {
      facts.add(factsOf(row.day, row.amount, descriptionKey(row.description)));
    }
  }
  facts.delete(now);
  return [...facts];
}
