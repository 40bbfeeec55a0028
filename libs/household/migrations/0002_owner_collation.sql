-- The owner's column gets the collation that it has in every other domain: a cluster places rows by a column of one collation.
-- This makes the indexes again while nobody reads or writes, so it is done only where that is a matter of milliseconds, as in
-- a new database; docs/citus.sql does it for what is left.
-- allow column-type: only tables that are small enough for it to take milliseconds
do $$
declare
  place record;
begin
  if (
    select coalesce(sum(pg_total_relation_size(oid)), 0) from pg_class
    where relnamespace = 'household'::regnamespace and relkind = 'r'
  ) <= 16777216 then
    for place in select relname as name from pg_class where relnamespace = 'household'::regnamespace and relkind = 'r' order by 1
    loop
      execute format('alter table household.%I alter column owner type text collate "C"', place.name);
    end loop;
  end if;
end $$;
