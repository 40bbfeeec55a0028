CREATE TABLE "cristi"."category_budgets" (
	"owner" text NOT NULL,
	"user_id" text NOT NULL,
	"category" text NOT NULL,
	"effective_month" text NOT NULL,
	"cap_mxn_cents" bigint,
	CONSTRAINT "category_budgets_owner_user_id_category_effective_month_pk" PRIMARY KEY("owner","user_id","category","effective_month"),
	CONSTRAINT "category_budgets_month" CHECK ("cristi"."category_budgets"."effective_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "category_budgets_category" CHECK (char_length("cristi"."category_budgets"."category") between 1 and 64),
	CONSTRAINT "category_budgets_cap" CHECK ("cristi"."category_budgets"."cap_mxn_cents" between 0 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "cristi"."chats" (
	"owner" text NOT NULL,
	"user_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"language" text,
	"listed" text[],
	CONSTRAINT "chats_owner_user_id_thread_id_pk" PRIMARY KEY("owner","user_id","thread_id"),
	CONSTRAINT "chats_user_id" CHECK (char_length("cristi"."chats"."user_id") between 1 and 64),
	CONSTRAINT "chats_thread_id" CHECK (char_length("cristi"."chats"."thread_id") between 1 and 64),
	CONSTRAINT "chats_language" CHECK ("cristi"."chats"."language" in ('es', 'en'))
);
--> statement-breakpoint
CREATE TABLE "cristi"."handled_updates" (
	"owner" text NOT NULL,
	"user_id" text NOT NULL,
	"bot" text NOT NULL,
	"update_id" bigint NOT NULL,
	"handled_at" bigint NOT NULL,
	"unsent" jsonb,
	CONSTRAINT "handled_updates_owner_user_id_bot_update_id_pk" PRIMARY KEY("owner","user_id","bot","update_id")
);
--> statement-breakpoint
CREATE TABLE "cristi"."learnt_words" (
	"owner" text NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"word" text NOT NULL,
	"learnt_order" bigint NOT NULL,
	"transaction_id" text NOT NULL,
	CONSTRAINT "learnt_words_owner_user_id_type_word_learnt_order_pk" PRIMARY KEY("owner","user_id","type","word","learnt_order"),
	CONSTRAINT "learnt_words_length" CHECK (char_length("cristi"."learnt_words"."word") between 4 and 64)
);
--> statement-breakpoint
CREATE TABLE "cristi"."message_transactions" (
	"owner" text NOT NULL,
	"user_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"message_id" bigint NOT NULL,
	"transaction_id" text NOT NULL,
	CONSTRAINT "message_transactions_owner_user_id_transaction_id_pk" PRIMARY KEY("owner","user_id","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "cristi"."recurring_entries" (
	"owner" text NOT NULL,
	"user_id" text NOT NULL,
	"name_key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"amount_mxn_cents" bigint NOT NULL,
	"category" text NOT NULL,
	"category_type" text NOT NULL,
	"days_of_month" smallint[],
	"every_weeks" smallint,
	"yearly" text,
	"from_date" date,
	"until_date" date,
	"remaining" smallint,
	CONSTRAINT "recurring_entries_owner_user_id_name_key_pk" PRIMARY KEY("owner","user_id","name_key"),
	CONSTRAINT "recurring_entries_name" CHECK (char_length("cristi"."recurring_entries"."name") between 1 and 100),
	CONSTRAINT "recurring_entries_amount" CHECK ("cristi"."recurring_entries"."amount_mxn_cents" between 0 and 9007199254740991),
	CONSTRAINT "recurring_entries_type" CHECK ("cristi"."recurring_entries"."type" in ('INCOME', 'EXPENSE')),
	CONSTRAINT "recurring_entries_category_type" CHECK ("cristi"."recurring_entries"."category_type" in ('INCOME', 'FIXED', 'VARIABLE', 'DEBT', 'DONATION', 'SAVINGS')),
	CONSTRAINT "recurring_entries_one_kind" CHECK (("cristi"."recurring_entries"."type" = 'INCOME') = ("cristi"."recurring_entries"."category_type" = 'INCOME')),
	CONSTRAINT "recurring_entries_category" CHECK (char_length("cristi"."recurring_entries"."category") between 1 and 64),
	CONSTRAINT "recurring_entries_one_rhythm" CHECK (num_nonnulls("cristi"."recurring_entries"."days_of_month", "cristi"."recurring_entries"."every_weeks", "cristi"."recurring_entries"."yearly") = 1),
	CONSTRAINT "recurring_entries_days_of_month" CHECK (cardinality("cristi"."recurring_entries"."days_of_month") between 1 and 4 and 1 <= all ("cristi"."recurring_entries"."days_of_month") and 31 >= all ("cristi"."recurring_entries"."days_of_month")),
	CONSTRAINT "recurring_entries_every_weeks" CHECK ("cristi"."recurring_entries"."every_weeks" is null or ("cristi"."recurring_entries"."every_weeks" between 1 and 52 and "cristi"."recurring_entries"."from_date" is not null)),
	CONSTRAINT "recurring_entries_yearly" CHECK ("cristi"."recurring_entries"."yearly" ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
	CONSTRAINT "recurring_entries_remaining" CHECK ("cristi"."recurring_entries"."remaining" is null or ("cristi"."recurring_entries"."remaining" between 1 and 600 and "cristi"."recurring_entries"."from_date" is not null)),
	CONSTRAINT "recurring_entries_from" CHECK ("cristi"."recurring_entries"."from_date" between '1900-01-01' and '2999-12-31'),
	CONSTRAINT "recurring_entries_until" CHECK ("cristi"."recurring_entries"."until_date" between '1900-01-01' and '2999-12-31')
);
--> statement-breakpoint
ALTER TABLE "cristi"."bank_balances" ADD COLUMN "transactions_before" bigint;--> statement-breakpoint
ALTER TABLE "cristi"."debts" ADD COLUMN "minimum_paid_month" text;--> statement-breakpoint
ALTER TABLE "cristi"."transactions" ADD COLUMN "learnt_description" text;--> statement-breakpoint
ALTER TABLE "cristi"."transactions" ADD COLUMN "learn" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cristi"."transactions" ADD COLUMN "edited_sequence" bigint;--> statement-breakpoint
ALTER TABLE "cristi"."category_budgets" ADD CONSTRAINT "category_budgets_purse" FOREIGN KEY ("owner","user_id") REFERENCES "cristi"."purses"("owner","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cristi"."learnt_words" ADD CONSTRAINT "learnt_words_transaction" FOREIGN KEY ("owner","user_id","transaction_id") REFERENCES "cristi"."transactions"("owner","user_id","transaction_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cristi"."message_transactions" ADD CONSTRAINT "message_transactions_transaction" FOREIGN KEY ("owner","user_id","transaction_id") REFERENCES "cristi"."transactions"("owner","user_id","transaction_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cristi"."recurring_entries" ADD CONSTRAINT "recurring_entries_purse" FOREIGN KEY ("owner","user_id") REFERENCES "cristi"."purses"("owner","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learnt_words_transaction" ON "cristi"."learnt_words" USING btree ("owner","user_id","transaction_id");--> statement-breakpoint
CREATE INDEX "message_transactions_message" ON "cristi"."message_transactions" USING btree ("owner","user_id","thread_id","message_id");--> statement-breakpoint
CREATE INDEX "transactions_created" ON "cristi"."transactions" USING btree ("owner","user_id","created_at" DESC NULLS FIRST,"sequence" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_dated" ON "cristi"."transactions" USING btree ("owner","user_id","date" DESC NULLS FIRST,"sequence" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_learnt" ON "cristi"."transactions" USING btree ("owner","user_id","type",md5("learnt_description"),coalesce("edited_sequence", "sequence") desc) WHERE "cristi"."transactions"."learn" and "cristi"."transactions"."learnt_description" is not null;--> statement-breakpoint
ALTER TABLE "cristi"."debts" ADD CONSTRAINT "debts_minimum_paid_month" CHECK ("cristi"."debts"."minimum_paid_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$');--> statement-breakpoint
-- What is stored already teaches too: the description folded, without digits, punctuation and small words.
UPDATE "cristi"."transactions" AS "stored" SET "learnt_description" = "folded"."words"
FROM (
	SELECT "owner", "user_id", "transaction_id", string_agg("part"."word", ' ' ORDER BY "part"."position") AS "words"
	FROM "cristi"."transactions",
		regexp_split_to_table(
			lower(regexp_replace(normalize("description", NFD), '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F]', '', 'g')),
			'[^[:alpha:]\u2190-\u21FF\u2300-\u27BF\u2B00-\u2BFF\U0001F000-\U0001FAFF]+'
		) WITH ORDINALITY AS "part"("word", "position")
	WHERE "part"."word" <> '' AND "part"."word" <> ALL (string_to_array('en de del por para el la los las un una unos unas on for at in of the a an to con y que from x d and', ' '))
	GROUP BY "owner", "user_id", "transaction_id"
) AS "folded"
WHERE "stored"."owner" = "folded"."owner" AND "stored"."user_id" = "folded"."user_id" AND "stored"."transaction_id" = "folded"."transaction_id";--> statement-breakpoint
INSERT INTO "cristi"."learnt_words" ("owner", "user_id", "type", "word", "learnt_order", "transaction_id")
SELECT DISTINCT "owner", "user_id", "type", "part"."word", "sequence", "transaction_id"
FROM "cristi"."transactions", regexp_split_to_table("learnt_description", ' ') AS "part"("word")
WHERE char_length("part"."word") BETWEEN 4 AND 64;
