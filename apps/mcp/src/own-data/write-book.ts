import type { Database } from '@bursar/database';

import { POSTING_SOURCES, type BookedDomain } from '../domains/posting-sources';
import { readBook, type BookedSource, type BookPrice } from './book';
import type { BookFormat } from './formats/format';
import { linkedRows } from './linked-rows';

export interface BookOptions {
  /** With the tables of every domain. */
  readonly database: Database;
  readonly owner: string;
  /** Undefined for all domains; then what a link says is one event is counted once. */
  readonly domains?: readonly BookedDomain[] | undefined;
  readonly format: BookFormat;
  /** The prices of the currencies that occur. */
  readonly pricesOf?: ((currencies: readonly string[]) => readonly BookPrice[]) | undefined;
  readonly write: (text: string) => Promise<void>;
}

/** Writes the entries of an owner, from one snapshot and piece by piece: the same data gives the same text. */
export async function writeBook({ database, owner, domains, format, pricesOf, write }: BookOptions): Promise<void> {
  const { readSnapshot } = await import('@bursar/database/backup');
  await readSnapshot(database, async (connection) => {
    const linked = domains === undefined ? await linkedRows(database, connection, owner) : undefined;
    const sources: BookedSource[] = await Promise.all(
      POSTING_SOURCES.filter(({ domain }) => domains?.includes(domain) ?? true).map(
        async ({ domain, links, load }) => ({
          domain,
          source: await load(),
          ...(linked !== undefined && linked.size > 0 && { insteadOf: (id: string) => linked.get(links + id) }),
        }),
      ),
    );
    const book = await readBook(connection, owner, sources, pricesOf);
    await write(format.head(book));
    for await (const batch of book.entries()) await write(batch.map((entry) => format.entry(entry)).join(''));
  });
}
