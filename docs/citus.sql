-- Places the tables of a migrated database on a Citus cluster: each household's rows of all domains on one node.
--
-- Run it once as the owner of the tables, with nothing else connected, after `bursar migrate`:
--   psql -v ON_ERROR_STOP=1 -d bursar -f citus.sql
-- Run it again after an upgrade that adds tables: what is placed already stays as it is.

begin;

-- Triggers write rows of the owner alone whose rows have changed. The database keeps this setting.
set local citus.enable_unsafe_triggers = on;
do $$ begin execute format('alter database %I set citus.enable_unsafe_triggers = on', current_database()); end $$;

-- One collation for the columns by which rows are placed. Migrations have seen to small tables.
do $$
declare
  place record;
begin
  for place in
    select n.nspname as schema, c.relname as name, a.attname as owner
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
    join pg_namespace n on n.oid = c.relnamespace
    where (n.nspname in ('planifi', 'cristi', 'finance', 'household') and a.attname = 'owner'
        or n.nspname = 'shared_split' and a.attname = 'household_id')
      and a.attcollation <> '"C"'::regcollation
  loop
    execute format('alter table %I.%I alter column %I type text collate "C"', place.schema, place.name, place.owner);
  end loop;
end $$;

-- Foreign keys come back when both of their tables are placed.
create temporary table foreign_keys on commit drop as
select format('%I.%I', n.nspname, c.relname) as name, k.conname, pg_get_constraintdef(k.oid) as definition
from pg_constraint k
join pg_class c on c.oid = k.conrelid
join pg_namespace n on n.oid = c.relnamespace
where k.contype = 'f' and n.nspname in ('access', 'shared_split', 'planifi', 'cristi', 'finance', 'household')
  and not exists (select from pg_dist_partition p where p.logicalrelid = k.conrelid);
do $$
declare
  key record;
begin
  for key in select * from foreign_keys loop
    execute format('alter table %s drop constraint %I', key.name, key.conname);
  end loop;
end $$;

-- Who the owners are and what keys they have: small, read by every call, and the same on every node.
select create_reference_table('access.owners') where not exists (select from pg_dist_partition where logicalrelid = 'access.owners'::regclass);
select create_reference_table('access.api_keys') where not exists (select from pg_dist_partition where logicalrelid = 'access.api_keys'::regclass);
select create_reference_table('access.subjects') where not exists (select from pg_dist_partition where logicalrelid = 'access.subjects'::regclass);

-- Everything else belongs to one owner. The tables of bursar itself (bursar.*) stay where they are.
select create_distributed_table('finance.ledgers', 'owner') where not exists (select from pg_dist_partition where logicalrelid = 'finance.ledgers'::regclass);
select create_distributed_table('finance.accounts', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'finance.accounts'::regclass);
select create_distributed_table('finance.categories', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'finance.categories'::regclass);
select create_distributed_table('finance.imports', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'finance.imports'::regclass);
select create_distributed_table('finance.replacements', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'finance.replacements'::regclass);
select create_distributed_table('finance.transactions', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'finance.transactions'::regclass);
select create_distributed_table('finance.month_totals', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'finance.month_totals'::regclass);
select create_distributed_table('finance.balances', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'finance.balances'::regclass);
select create_distributed_table('finance.mappings', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'finance.mappings'::regclass);
select create_distributed_table('finance.statements', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'finance.statements'::regclass);
select create_distributed_table('finance.rules', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'finance.rules'::regclass);
select create_distributed_table('finance.changes', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'finance.changes'::regclass);
select create_distributed_table('finance.changed_rows', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'finance.changed_rows'::regclass);
select create_distributed_table('finance.changed_transactions', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'finance.changed_transactions'::regclass);
select create_distributed_table('finance.reported_balances', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'finance.reported_balances'::regclass);
select create_distributed_table('finance.links', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'finance.links'::regclass);
select create_distributed_table('shared_split.households', 'household_id', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'shared_split.households'::regclass);
select create_distributed_table('shared_split.participants', 'household_id', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'shared_split.participants'::regclass);
select create_distributed_table('shared_split.recurrences', 'household_id', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'shared_split.recurrences'::regclass);
select create_distributed_table('shared_split.movements', 'household_id', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'shared_split.movements'::regclass);
select create_distributed_table('shared_split.recurrence_occurrences', 'household_id', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'shared_split.recurrence_occurrences'::regclass);
select create_distributed_table('shared_split.recurrence_events', 'household_id', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'shared_split.recurrence_events'::regclass);
select create_distributed_table('shared_split.settlements', 'household_id', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'shared_split.settlements'::regclass);
select create_distributed_table('shared_split.corrections', 'household_id', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'shared_split.corrections'::regclass);
select create_distributed_table('shared_split.month_totals', 'household_id', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'shared_split.month_totals'::regclass);
select create_distributed_table('planifi.accounts', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'planifi.accounts'::regclass);
select create_distributed_table('planifi.tags', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'planifi.tags'::regclass);
select create_distributed_table('planifi.movements', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'planifi.movements'::regclass);
select create_distributed_table('planifi.transfers', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'planifi.transfers'::regclass);
select create_distributed_table('planifi.movement_tags', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'planifi.movement_tags'::regclass);
select create_distributed_table('planifi.movement_changes', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'planifi.movement_changes'::regclass);
select create_distributed_table('planifi.idempotency_records', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'planifi.idempotency_records'::regclass);
select create_distributed_table('cristi.purses', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'cristi.purses'::regclass);
select create_distributed_table('cristi.bank_balances', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'cristi.bank_balances'::regclass);
select create_distributed_table('cristi.budgets', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'cristi.budgets'::regclass);
select create_distributed_table('cristi.category_budgets', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'cristi.category_budgets'::regclass);
select create_distributed_table('cristi.chats', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'cristi.chats'::regclass);
select create_distributed_table('cristi.debts', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'cristi.debts'::regclass);
select create_distributed_table('cristi.handled_updates', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'cristi.handled_updates'::regclass);
select create_distributed_table('cristi.transactions', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'cristi.transactions'::regclass);
select create_distributed_table('cristi.learnt_words', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'cristi.learnt_words'::regclass);
select create_distributed_table('cristi.message_transactions', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'cristi.message_transactions'::regclass);
select create_distributed_table('cristi.month_totals', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'cristi.month_totals'::regclass);
select create_distributed_table('cristi.pending_writes', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'cristi.pending_writes'::regclass);
select create_distributed_table('cristi.recurring_entries', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'cristi.recurring_entries'::regclass);
select create_distributed_table('household.settings', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'household.settings'::regclass);
select create_distributed_table('household.budget_users', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'household.budget_users'::regclass);
select create_distributed_table('household.samples', 'owner', colocate_with => 'finance.ledgers') where not exists (select from pg_dist_partition where logicalrelid = 'household.samples'::regclass);

do $$
declare
  key record;
begin
  for key in select * from foreign_keys loop
    execute format('alter table %s add constraint %I %s', key.name, key.conname, key.definition);
  end loop;
end $$;

commit;
