import { migrationSteps } from '../migration-steps';
import { splitStatements, type FileStatement } from '../plan/split-statements';
import { createdTable, statementLock } from '../plan/statement-lock';

/** A statement of a new migration that would stop those who work, or break an older version beside it. */
export interface UnsafeForm {
  /** What an escape names: `-- allow RULE: reason`, in a line before the statement. */
  readonly rule: string;
  readonly statement: string;
}

const MOST_ROWS = 5_000;
const SHORTEST_REASON = 15;
const ESCAPE = /^allow ([a-z-]+): (.+)$/;
/** Statements that are refused wherever they stand. */
const ANYWHERE: readonly (readonly [rule: string, RegExp])[] = [
  ['session-state', /^(?:set (?!local|constraints)|listen|create temp|prepare|declare .* with hold)/i],
  ['session-state', /\bpg_(?:try_)?advisory_lock\b|\bset_config\([^)]*,\s*false\)/i],
  ['update-cascade', /\bon update cascade\b/i],
  ['rename', /^alter (?:table|type|view|index|schema) .*\brename\b/i],
  ['drop', /^(?:drop (?:table|schema|type|view|function)|truncate)\b|^alter table .*\bdrop column\b/i],
  ['whole-table', /^(?:vacuum full|cluster|reindex(?! .*concurrently)|lock )/i],
];
/** Statements that are refused for tables that are there already. */
const ON_KNOWN_TABLES: readonly (readonly [rule: string, RegExp])[] = [
  ['index-not-concurrently', /^(?:create (?:unique )?index|drop index) (?!concurrently)/i],
  ['constraint-not-valid', /\badd (?:constraint \S+ )?(?:check|foreign key)\b(?!.*\bnot valid$)/i],
  ['constraint-with-index', /\badd (?:constraint \S+ )?(?:primary key|unique)\b(?!.*\busing index\b)/i],
  ['constraint-with-index', /\badd (?:constraint \S+ )?exclude\b/i],
  ['column-type', /\balter (?:column )?\S+ (?:set data )?type\b/i],
  ['set-not-null', /\bset not null\b/i],
  ['rewriting-default', /\badd column .*\b(?:random|gen_random_uuid|clock_timestamp|nextval)\(/i],
  ['rewriting-default', /\badd column .*\b(?:(?:big|small)?serial\b|generated (?:always|by default) as)/i],
];

/** What a block does that the other rules would look at if it stood alone; what it puts together itself, nobody can look at. */
const IN_A_BLOCK =
  /\b(?:create (?:unique )?index|alter|drop|truncate|lock|update|insert|delete|merge|listen|execute|set (?!local))\b/i;

/** The refused forms of a file; escapes that are not needed, or give no reason, are refused as well. */
export function unsafeForms(sql: string): UnsafeForm[] {
  const steps = migrationSteps({ sql });
  const made = new Set<string>();
  return splitStatements(sql).flatMap((statement) => {
    const { text } = statement;
    const table = createdTable(text);
    if (table !== undefined) made.add(table);
    const isKnown = !made.has(statementLock(text)?.table ?? '');
    const rules = [
      ...matching(ANYWHERE, text),
      ...(isKnown ? matching(ON_KNOWN_TABLES, text) : []),
      ...(steps === undefined ? transactionRules(text, isKnown) : stepRules(statement)),
    ];
    // A reason that is given for another rule of a block is given for the block.
    if (rules.length === 0 && /^do\b/i.test(text) && IN_A_BLOCK.test(text)) rules.push('block');
    return afterEscapes(statement, [...new Set(rules)]).map((rule) => ({ rule, statement: text.slice(0, 100) }));
  });
}

function matching(rules: readonly (readonly [string, RegExp])[], text: string): string[] {
  return rules.filter(([, pattern]) => pattern.test(text)).map(([rule]) => rule);
}

/** What must not stand in a transaction. */
function transactionRules(text: string, isKnown: boolean): string[] {
  const lock = statementLock(text)?.lock;
  if (/\bconcurrently\b|\bvalidate constraint\b/i.test(text)) return ['outside-a-transaction'];
  return lock === 'ROW EXCLUSIVE' && isKnown ? ['rows-not-in-batches'] : [];
}

/** What may stand in a file that is not a transaction: all of it can run again. */
function stepRules({ text, comments }: FileStatement): string[] {
  if (comments.includes('in batches')) {
    const limit = Number(/\blimit (\d+)\b/i.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
    return limit <= MOST_ROWS ? [] : ['rows-not-in-batches'];
  }
  if (/^create (?:unique )?index concurrently \w+ on \w+\.\w+ /i.test(text)) return [];
  if (/^drop index concurrently if exists \w+\.\w+$/i.test(text)) return [];
  return /^alter table \S+ validate constraint \S+$/i.test(text) ? [] : ['not-repeatable'];
}

function afterEscapes({ comments }: FileStatement, rules: readonly string[]): string[] {
  const escapes = comments.flatMap((comment) => {
    const [, rule = '', reason = ''] = ESCAPE.exec(comment) ?? [];
    return rule === '' ? [] : [{ rule, reason }];
  });
  const odd = escapes.filter(({ rule, reason }) => !rules.includes(rule) || reason.length < SHORTEST_REASON);
  const escaped = escapes.map(({ rule }) => rule);
  return [...rules.filter((rule) => !escaped.includes(rule)), ...odd.map(({ rule }) => `escape of ${rule}`)];
}
