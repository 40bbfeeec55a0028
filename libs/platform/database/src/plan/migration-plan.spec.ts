import { migrate } from '../migrate';
import { createTestDatabase } from '../testing';
import { planMigrations } from './migration-plan';
import { splitStatements } from './split-statements';
import { statementLock } from './statement-lock';

it('statements of a file are split outside of texts, comments and bodies of functions', () => {
  const sql = `-- Why; it is.
insert into a values ('x; --y');
--> statement-breakpoint
do $body$ begin
  perform 1; -- here
end $body$;
create table "a;b" (id int)`;
  expect(splitStatements(sql)).toEqual([
    { text: "insert into a values ('x; --y')", comments: ['Why; it is.'] },
    { text: 'do $body$ begin\n  perform 1; -- here\nend $body$', comments: [] },
    { text: 'create table "a;b" (id int)', comments: [] },
  ]);
});

it.each([
  ['CREATE UNIQUE INDEX "a" ON "n"."t" USING btree ("x")', 'n.t', 'SHARE', 'writes'],
  ['create index concurrently a on n.t (x)', 'n.t', 'SHARE UPDATE EXCLUSIVE', 'nothing'],
  ['drop index concurrently if exists n.a', 'n.a', 'SHARE UPDATE EXCLUSIVE', 'nothing'],
  ['ALTER TABLE "n"."t" ADD COLUMN "x" text', 'n.t', 'ACCESS EXCLUSIVE', 'reads and writes'],
  ['alter table n.t validate constraint c', 'n.t', 'SHARE UPDATE EXCLUSIVE', 'nothing'],
  ['alter table n.t add constraint c foreign key (x) references n.u (x)', 'n.t', 'SHARE ROW EXCLUSIVE', 'writes'],
  ['create trigger a after insert on n.t for each row execute function f()', 'n.t', 'SHARE ROW EXCLUSIVE', 'writes'],
  ['with a as (select 1) update n.t set x = 1', 'n.t', 'ROW EXCLUSIVE', 'nothing'],
])('%s locks %s with %s', (text, table, lock, stops) => {
  expect(statementLock(text)).toEqual({ table, lock, stops });
});

it('a plan has what would run and what it locks of the tables that are there, and changes nothing', async () => {
  const test = await createTestDatabase();
  try {
    const first = { '0001.sql': 'create schema notes; create table notes.notes (id int primary key)' };
    await migrate(test.database, { domain: 'notes', schema: 'notes', files: first });
    const files = {
      ...first,
      '0002.sql': 'create table notes.tags (id int); create index tags_id on notes.tags (id);',
      '0003.sql': 'alter table notes.notes add column note text; alter table notes.tags add column note text',
      '0004.sql': '-- outside a transaction\ncreate index concurrently notes_note on notes.notes (note)',
    };
    const plan = () => planMigrations(test.database, [{ domain: 'notes', schema: 'notes', files }]);
    const expected = [
      { domain: 'notes', name: '0002.sql', isTransaction: true, locks: [] },
      {
        domain: 'notes',
        name: '0003.sql',
        isTransaction: true,
        locks: [expect.objectContaining({ table: 'notes.notes', stops: 'reads and writes' })],
      },
      {
        domain: 'notes',
        name: '0004.sql',
        isTransaction: false,
        locks: [expect.objectContaining({ lock: 'SHARE UPDATE EXCLUSIVE', stops: 'nothing' })],
      },
    ];
    expect(await plan()).toEqual(expected);
    expect(await plan()).toEqual(expected);
  } finally {
    await test.drop();
  }
});
