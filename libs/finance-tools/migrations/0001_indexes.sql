-- Indexes that cover what lists and sums read, so that these need no visit to the table. Read backwards they give the
-- newest first.
create unique index transactions_pkey on finance.transactions (owner, booked_at, sequence)
  include (amount, account_id, category_id);
--> statement-breakpoint
alter table finance.transactions add primary key using index transactions_pkey;
--> statement-breakpoint
create index transactions_of_account on finance.transactions (owner, account_id, booked_at, sequence)
  include (amount, category_id);
--> statement-breakpoint
create index transactions_of_category on finance.transactions (owner, category_id, booked_at, sequence)
  include (amount, account_id) where category_id is not null;
--> statement-breakpoint
create index transactions_of_amount on finance.transactions (owner, amount)
  include (booked_at, sequence, account_id, category_id);
--> statement-breakpoint
-- The extension may be there already, in any schema. A server that refuses it still searches, by reading every row.
do $$
declare
  place text;
begin
  begin
    create extension if not exists pg_trgm with schema finance;
  exception
    when insufficient_privilege or undefined_file or feature_not_supported then null;
  end;
  select quote_ident(nspname) into place
    from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  if place is not null then
    -- An import first lists what it adds and sorts it in at once afterwards.
    execute format(
      'create index transactions_description_key on finance.transactions using gin (description_key %s.gin_trgm_ops)
        with (gin_pending_list_limit = 262144)',
      place
    );
  end if;
end $$;
