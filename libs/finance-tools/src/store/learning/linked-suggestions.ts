import type { Connection, Row } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { LinkedCategories, type LinkedLabel } from '../../model/learning/linked-evidence';
import { linkedReason } from '../../model/learning/reasons';
import { suggestionOf, type Suggestion } from '../../model/learning/suggester';
import { LinkStructure } from '../../model/links/link-structure';
import type { TransactionSource } from '../../model/transaction-source';
import { linksInUse } from '../links/kept-links';
import { categoriesOf } from '../links/linked-matches';
import { goneRows } from '../links/source-rows';
import { AWAITS_CATEGORY, TEACHES } from './teaching-rows';

/** The owner and all domains that may be linked, ready to be read. */
export interface LinkedBooks {
  readonly owner: string;
  readonly sources: readonly TransactionSource[];
}

/**
 * By id: what the same event in another domain suggests for the owner's rows of `t` that match the conditions and await a category.
 * Within a transaction.
 */
export async function linkedSuggestions(
  connection: Connection,
  { owner, sources }: LinkedBooks,
  conditions: SQL,
): Promise<ReadonlyMap<string, Suggestion>> {
  const awaiting = await linkedRows(connection, owner, sql`${AWAITS_CATEGORY} and ${conditions}`);
  const links = awaiting.length === 0 ? undefined : await linksInUse(connection, { owner, sources });
  if (links === undefined) return new Map();
  const { kept } = links;
  const wanted = partners(kept.structure, awaiting);
  if (wanted.length === 0) return new Map();
  const teaching = await linkedRows(connection, owner, TEACHES);
  const named = [...wanted, ...partners(kept.structure, teaching)];
  const gone = await goneRows(connection, owner, sources, named);
  const structure = new LinkStructure(kept.links, (id) => kept.isThere(id) && !gone.has(id));
  const categories = await categoriesOf(connection, owner, sources, named);
  const elsewhereOf = (id: string) => {
    const row = partners(structure, [{ id }]).find((member) => categories.has(member));
    if (row === undefined) return undefined;
    const view = row.slice(0, row.indexOf(':'));
    return { view, category: (categories.get(row) as string).slice(view.length + 1) };
  };
  const labels = teaching.flatMap(({ id, category }): LinkedLabel[] => {
    const elsewhere = elsewhereOf(id);
    return elsewhere === undefined || category === null ? [] : [{ category, elsewhere: elsewhere.category }];
  });
  const own = await connection.query<{ name: string }>`select name from finance.categories where owner = ${owner}`;
  const learnt = new LinkedCategories(
    labels,
    own.map(({ name }) => name),
  );
  return new Map(
    awaiting.flatMap(({ id }) => {
      const elsewhere = elsewhereOf(id);
      if (elsewhere === undefined) return [];
      const evidence = learnt.judge(elsewhere.category);
      const found = suggestionOf(evidence, 'linked', () => linkedReason(evidence, elsewhere));
      return found === null ? [] : [[id, found] as const];
    }),
  );
}

interface LinkedRow extends Row {
  readonly id: string;
  /** A name. */
  readonly category: string | null;
}

function linkedRows(connection: Connection, owner: string, conditions: SQL): Promise<LinkedRow[]> {
  return connection.query<LinkedRow>(sql`
    select t.sequence::text as id,
      (select c.name from finance.categories c where c.owner = t.owner and c.category_id = t.category_id) as category
    from finance.transactions t where t.owner = ${owner} and t.is_linked and ${conditions}`);
}

/** The rows of other domains that are the same events. */
function partners(structure: LinkStructure, rows: readonly { readonly id: string }[]): string[] {
  return rows.flatMap(({ id }) => structure.eventOf(id).rows.filter((member) => member.includes(':')));
}
