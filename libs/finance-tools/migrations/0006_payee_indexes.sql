-- Everything here reads the transactions, while others may read them too.
create unique index transactions_of_sequence on finance.transactions (owner, sequence);
--> statement-breakpoint
create index transactions_of_payee on finance.transactions (owner, payee_key, booked_at, sequence)
  include (amount, account_id, category_id);
--> statement-breakpoint
create index transactions_uncategorized on finance.transactions (owner, booked_at, sequence)
  include (amount, account_id) where category_id is null;
--> statement-breakpoint
create index transactions_split on finance.transactions (owner, booked_at, sequence) where split is not null;
--> statement-breakpoint
create index transactions_tags on finance.transactions using gin (tags) where tags <> '{}';
--> statement-breakpoint
alter table finance.transactions validate constraint transactions_payee_source;
--> statement-breakpoint
alter table finance.transactions validate constraint transactions_payee_known;
--> statement-breakpoint
alter table finance.transactions validate constraint transactions_note;
--> statement-breakpoint
alter table finance.transactions validate constraint transactions_tags;
--> statement-breakpoint
alter table finance.transactions validate constraint transactions_category_source;
--> statement-breakpoint
-- Null for a split that has no amounts.
create function finance.split_total(split jsonb) returns numeric language sql immutable strict parallel safe as
$$ select sum((line->>'amount')::numeric) from jsonb_array_elements(split) line $$;
--> statement-breakpoint
alter table finance.transactions add constraint transactions_split check (
  split is null or (category_id is null and jsonb_array_length(split) between 2 and 20
    and finance.split_total(split) is not distinct from amount)
) not valid;
--> statement-breakpoint
alter table finance.rules add constraint rules_order unique (owner, position) deferrable initially deferred;
--> statement-breakpoint
-- The extension is missing on a server that refuses it: see 0001.
do $$
declare
  place text;
begin
  select quote_ident(nspname) into place
    from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  if place is not null then
    execute format(
      'create index transactions_words_key on finance.transactions using gin (words_key %s.gin_trgm_ops)
        with (gin_pending_list_limit = 262144) where words_key is not null',
      place
    );
  end if;
end $$;
