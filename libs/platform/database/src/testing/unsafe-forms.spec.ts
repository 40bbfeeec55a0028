import { unsafeForms } from './unsafe-forms';

const rulesOf = (sql: string) => unsafeForms(sql).map(({ rule }) => rule);
const OUTSIDE = '-- outside a transaction\n';

it.each([
  ['create index a on n.t (x)', 'index-not-concurrently'],
  ['DROP INDEX "n"."a"', 'index-not-concurrently'],
  ['create index concurrently a on n.t (x)', 'outside-a-transaction'],
  ['alter table n.t validate constraint c', 'outside-a-transaction'],
  ['alter table n.t add constraint c check (x > 0)', 'constraint-not-valid'],
  ['ALTER TABLE "n"."t" ADD CONSTRAINT "c" FOREIGN KEY ("x") REFERENCES "n"."u"("x")', 'constraint-not-valid'],
  ['alter table n.t add constraint c unique (x)', 'constraint-with-index'],
  ['alter table n.t add primary key (x)', 'constraint-with-index'],
  ['alter table n.t alter column x type bigint', 'column-type'],
  ['alter table n.t alter column x set not null', 'set-not-null'],
  ['alter table n.t add column x uuid default gen_random_uuid()', 'rewriting-default'],
  ['alter table n.t add column x bigint generated always as (y * 2) stored', 'rewriting-default'],
  ['alter table n.t drop column x', 'drop'],
  ['drop table n.t', 'drop'],
  ['alter table n.t rename column x to y', 'rename'],
  ['update n.t set x = 1', 'rows-not-in-batches'],
  ['insert into n.t select * from n.u', 'rows-not-in-batches'],
  ['lock table n.t', 'whole-table'],
  ['set lock_timeout = 1', 'session-state'],
  ["select pg_advisory_lock(1), set_config('a', 'b', false)", 'session-state'],
  ['alter table n.t add constraint c foreign key (x) references n.u (x) on update cascade not valid', 'update-cascade'],
  [`${OUTSIDE}-- in batches\nupdate n.t set x = 1 where id in (select id from n.t limit 5001)`, 'rows-not-in-batches'],
  [`${OUTSIDE}alter table n.t add column x int`, 'not-repeatable'],
  ['do $$ begin create index a on n.t (x); end $$', 'block'],
  ["do $$ begin execute 'alter table n.t drop ' || 'column x'; end $$", 'block'],
  ['do $x$ begin update n.t set x = 1; end $x$', 'block'],
  ['do $$ begin alter table n.t alter column x type bigint; end $$', 'column-type'],
])('%s is refused: %s', (sql, rule) => {
  expect(rulesOf(sql)).toEqual([rule]);
});

it.each([
  'create table n.t (x int unique); create index a on n.t (x); insert into n.t values (1); alter table n.t add primary key (x)',
  "alter table n.t add column x text default ''",
  'alter table n.t add constraint c check (x > 0) not valid',
  'alter table n.t drop constraint c',
  'do $$ begin create extension if not exists e; exception when undefined_file then null; end $$',
  'create function n.f() returns void language sql as $$ update n.t set x = 1; drop table n.t $$',
  `${OUTSIDE}create index concurrently a on n.t (x);\n--> statement-breakpoint\ndrop index concurrently if exists n.b`,
  `${OUTSIDE}-- in batches\nupdate n.t set x = 1 where id in (select id from n.t where x is null limit 5000)`,
  `${OUTSIDE}alter table n.t validate constraint c`,
])('%s is accepted', (sql) => {
  expect(unsafeForms(sql)).toEqual([]);
});

it('an escape names its rule and a reason, and stands where it is needed', () => {
  expect(rulesOf('-- allow drop: no released version knows it\ndrop table n.t')).toEqual([]);
  expect(rulesOf('-- allow drop: because\ndrop table n.t')).toEqual(['escape of drop']);
  expect(rulesOf('-- allow rename: no released version knows it\ndrop table n.t')).toEqual([
    'drop',
    'escape of rename',
  ]);
});
