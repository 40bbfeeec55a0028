/** What waits while a lock is held. */
export type Stopped = 'nothing' | 'writes' | 'reads and writes';

/** The strongest lock that a statement takes on a table, by PostgreSQL's name. */
export interface StatementLock {
  readonly table: string;
  readonly lock: string;
  readonly stops: Stopped;
}

const NAME = String.raw`((?:"?\w+"?\.)?"?\w+"?)`;
const ROW = { lock: 'ROW EXCLUSIVE', stops: 'nothing' } as const;
const SHARED = { lock: 'SHARE UPDATE EXCLUSIVE', stops: 'nothing' } as const;
const TRIGGER = { lock: 'SHARE ROW EXCLUSIVE', stops: 'writes' } as const;
const EXCLUSIVE = { lock: 'ACCESS EXCLUSIVE', stops: 'reads and writes' } as const;

/** The first that fits decides. https://www.postgresql.org/docs/current/explicit-locking.html */
const FORMS: readonly (readonly [string, Omit<StatementLock, 'table'>])[] = [
  [String.raw`create (?:unique )?index concurrently \S+ on ${NAME}`, SHARED],
  [String.raw`create (?:unique )?index (?:if not exists )?\S+ on ${NAME}`, { lock: 'SHARE', stops: 'writes' }],
  [String.raw`drop index concurrently (?:if exists )?${NAME}`, SHARED],
  [String.raw`drop index (?:if exists )?${NAME}`, EXCLUSIVE],
  [String.raw`create (?:constraint )?trigger .*? on ${NAME}`, TRIGGER],
  [String.raw`alter table (?:only )?${NAME} validate constraint`, SHARED],
  [String.raw`alter table (?:only )?${NAME} add constraint \S+ foreign key`, TRIGGER],
  [String.raw`alter table (?:if exists )?(?:only )?${NAME}`, EXCLUSIVE],
  [String.raw`(?:drop table|truncate)(?: table)? (?:if exists )?${NAME}`, EXCLUSIVE],
  [String.raw`lock (?:table )?${NAME}`, EXCLUSIVE],
  [String.raw`(?:insert into|merge into|delete from|update) ${NAME}`, ROW],
  [String.raw`with .*?\b(?:insert into|merge into|delete from|update) ${NAME}`, ROW],
];
const PATTERNS = FORMS.map(([form, lock]) => [new RegExp(`^${form}`, 'i'), lock] as const);

/** The lock of a statement on a table (or index, where one is dropped); undefined for what locks none, or is a script. */
export function statementLock(text: string): StatementLock | undefined {
  for (const [pattern, lock] of PATTERNS) {
    const table = pattern.exec(text)?.[1];
    if (table !== undefined) return { table: table.replaceAll('"', ''), ...lock };
  }
  return undefined;
}

/** The table that a statement makes. */
export function createdTable(text: string): string | undefined {
  const pattern = new RegExp(`^create (?:unlogged )?table (?:if not exists )?${NAME}`, 'i');
  return pattern.exec(text)?.[1]?.replaceAll('"', '');
}
