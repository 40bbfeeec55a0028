import type { MigrationFile } from './migrations';

/** The first line of a file whose statements are not one transaction. */
const DIRECTIVE = /^-- outside a transaction\n/;
const BREAKPOINT = /^--> statement-breakpoint$/m;
const EXTENSIONS = /^-- if extensions (.+)$/m;
const BATCHES = /^-- in batches$/m;
const CREATE_INDEX = /^create\s+(?:unique\s+)?index\s+concurrently\s+(\w+)\s+on\s+(\w+)\.(\w+)\s/i;
const DROP_INDEX = /^drop\s+index\s+concurrently\s+if\s+exists\s+\w+\.\w+$/i;

/** One statement of a file that is not one transaction. Every kind may run again after it was done, or half done. */
export type MigrationStep = {
  readonly sql: string;
  /** Without one of these the step is left out. `{name}` in the statement stands for the schema of one. */
  readonly extensions: readonly string[];
} & (
  | {
      /** Outside of any transaction, so that nobody waits. */
      readonly kind: 'create index';
      readonly schema: string;
      readonly index: string;
      readonly table: string;
    }
  | { readonly kind: 'drop index' }
  /** Again and again, a transaction each, until it changes no row. */
  | { readonly kind: 'batches' }
  /** In a transaction of its own. */
  | { readonly kind: 'statement' }
);

/** The steps of a file that begins with `-- outside a transaction`; undefined for one that is one transaction. */
export function migrationSteps({ sql }: Pick<MigrationFile, 'sql'>): MigrationStep[] | undefined {
  if (!DIRECTIVE.test(sql)) return undefined;
  return sql
    .replace(DIRECTIVE, '')
    .split(BREAKPOINT)
    .map(stepOf)
    .filter((step) => step.sql !== '');
}

function stepOf(text: string): MigrationStep {
  const extensions = EXTENSIONS.exec(text)?.[1]?.split(/,\s*/) ?? [];
  const sql = withoutComments(text).trim().replace(/;$/, '');
  const common = { sql, extensions };
  const [, index, schema, table] = CREATE_INDEX.exec(sql) ?? [];
  if (index !== undefined && schema !== undefined && table !== undefined) {
    return { ...common, kind: 'create index', index, schema, table: `${schema}.${table}` };
  }
  if (DROP_INDEX.test(sql)) return { ...common, kind: 'drop index' };
  return { ...common, kind: BATCHES.test(text) ? 'batches' : 'statement' };
}

/** Without lines that are comments. */
export function withoutComments(text: string): string {
  return text.replaceAll(/^\s*--.*$/gm, '');
}

/** The statement for tables that others do not use, within a transaction. */
export function withoutConcurrently(sql: string): string {
  return sql.replace(/^(create\s+(?:unique\s+)?index|drop\s+index)\s+concurrently\s/i, '$1 ');
}
