-- outside a transaction
-- The indexes for parts of texts and for tags knew no owner: one household's search read the entries of all.
-- An import first lists what it adds and sorts it in at once afterwards.
-- if extensions btree_gin, pg_trgm
create index concurrently transactions_owner_description_key on finance.transactions
  using gin (owner, description_key {pg_trgm}.gin_trgm_ops) with (gin_pending_list_limit = 262144);
--> statement-breakpoint
-- if extensions btree_gin, pg_trgm
create index concurrently transactions_owner_words_key on finance.transactions
  using gin (owner, words_key {pg_trgm}.gin_trgm_ops) with (gin_pending_list_limit = 262144)
  where words_key is not null;
--> statement-breakpoint
-- if extensions btree_gin
create index concurrently transactions_owner_tags on finance.transactions using gin (owner, tags) where tags <> '{}';
--> statement-breakpoint
drop index concurrently if exists finance.transactions_description_key;
--> statement-breakpoint
drop index concurrently if exists finance.transactions_words_key;
--> statement-breakpoint
drop index concurrently if exists finance.transactions_tags;
