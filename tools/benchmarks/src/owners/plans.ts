import type { Connection } from '@bursar/database';
import { sql as text } from 'drizzle-orm';

/** A statement as it was sent. */
export interface Sent {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** A node of a plan (`explain (format json, verbose)`). */
interface PlanNode {
  readonly 'Node Type': string;
  readonly Schema?: string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

const HAS_PLAN = /^\s*(select|with|insert|update|delete|merge)\b/i;
/** The schemas whose tables have rows of many owners. */
const OWNED = ['shared_split', 'planifi', 'cristi', 'finance', 'household'];
const OF_AN_OWNER = /\b(?:owner|household_id) = /;

/** The parts of a statement's plan that read a table or an index from no owner. */
export async function readsOfAll(connection: Connection, sent: Sent): Promise<string[]> {
  if (!HAS_PLAN.test(sent.text)) return [];
  const rows = await connection.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(explained(sent));
  return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => oddParts(Plan));
}

/** The text with its parameters where they were. */
function explained({ text: statement, values = [] }: Sent) {
  const parts = statement.split(/\$(\d+)\b/);
  const pieces = parts.map((part, index) => (index % 2 === 0 ? text.raw(part) : text`${values[Number(part) - 1]}`));
  return text`explain (format json, verbose) ${text.join(pieces)}`;
}

/** The index part of a bitmap scan has no schema of its own. */
function oddParts(node: PlanNode, outer = ''): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index, Schema: schema = outer } = node;
  const hasOwner = OF_AN_OWNER.test(node['Index Cond'] ?? '');
  const isOfAll = OWNED.includes(schema) && (type === 'Seq Scan' || (index !== undefined && !hasOwner));
  const own = isOfAll ? [`${type} ${table} ${index ?? ''} ${node['Index Cond'] ?? ''}`.trim()] : [];
  const isBitmap = type === 'Bitmap Heap Scan';
  return [...own, ...(node.Plans ?? []).flatMap((part) => oddParts(part, isBitmap ? schema : outer))];
}
