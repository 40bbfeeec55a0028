CREATE SCHEMA "cristi";
--> statement-breakpoint
CREATE TABLE "cristi"."bank_balances" (
	"owner" text NOT NULL,
	"user_id" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cristi"."bank_balances_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bank_balance_mxn_cents" bigint NOT NULL,
	"as_of_nanoseconds" numeric NOT NULL,
	CONSTRAINT "bank_balances_owner_user_id_sequence_pk" PRIMARY KEY("owner","user_id","sequence"),
	CONSTRAINT "bank_balances_balance" CHECK ("cristi"."bank_balances"."bank_balance_mxn_cents" between 0 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "cristi"."budgets" (
	"owner" text NOT NULL,
	"user_id" text NOT NULL,
	"effective_month" text NOT NULL,
	"variable_cap_mxn_cents" bigint NOT NULL,
	CONSTRAINT "budgets_owner_user_id_effective_month_pk" PRIMARY KEY("owner","user_id","effective_month"),
	CONSTRAINT "budgets_month" CHECK ("cristi"."budgets"."effective_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "budgets_cap" CHECK ("cristi"."budgets"."variable_cap_mxn_cents" between 0 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "cristi"."debts" (
	"owner" text NOT NULL,
	"user_id" text NOT NULL,
	"debt_id" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cristi"."debts_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name_key" text NOT NULL,
	"name" text NOT NULL,
	"balance_mxn_cents" bigint,
	"minimum_payment_mxn_cents" bigint,
	"due_day_of_month" smallint,
	"priority" text NOT NULL,
	"do_not_accelerate" boolean NOT NULL,
	CONSTRAINT "debts_owner_user_id_debt_id_pk" PRIMARY KEY("owner","user_id","debt_id"),
	CONSTRAINT "debts_name" UNIQUE("owner","user_id","name_key"),
	CONSTRAINT "debts_name_length" CHECK (char_length("cristi"."debts"."name") between 1 and 100),
	CONSTRAINT "debts_balance" CHECK ("cristi"."debts"."balance_mxn_cents" between 0 and 9007199254740991),
	CONSTRAINT "debts_minimum_payment" CHECK ("cristi"."debts"."minimum_payment_mxn_cents" between 0 and 9007199254740991),
	CONSTRAINT "debts_due_day" CHECK ("cristi"."debts"."due_day_of_month" between 1 and 31),
	CONSTRAINT "debts_priority" CHECK ("cristi"."debts"."priority" in ('VERY_HIGH', 'HIGH', 'MEDIUM_HIGH', 'MEDIUM', 'LOW', 'FIXED'))
);
--> statement-breakpoint
CREATE TABLE "cristi"."month_totals" (
	"owner" text NOT NULL,
	"user_id" text NOT NULL,
	"month" text NOT NULL,
	"category_type" text NOT NULL,
	"category" text NOT NULL,
	"total_mxn_cents" numeric NOT NULL,
	"transaction_count" bigint NOT NULL,
	CONSTRAINT "month_totals_owner_user_id_month_category_type_category_pk" PRIMARY KEY("owner","user_id","month","category_type","category"),
	CONSTRAINT "month_totals_month" CHECK ("cristi"."month_totals"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "month_totals_category_type" CHECK ("cristi"."month_totals"."category_type" in ('INCOME', 'FIXED', 'VARIABLE', 'DEBT', 'DONATION', 'SAVINGS')),
	CONSTRAINT "month_totals_not_negative" CHECK ("cristi"."month_totals"."total_mxn_cents" >= 0 and "cristi"."month_totals"."transaction_count" >= 0),
	CONSTRAINT "month_totals_whole" CHECK ("cristi"."month_totals"."total_mxn_cents" = trunc("cristi"."month_totals"."total_mxn_cents"))
);
--> statement-breakpoint
CREATE TABLE "cristi"."pending_writes" (
	"owner" text NOT NULL,
	"user_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"write" jsonb NOT NULL,
	CONSTRAINT "pending_writes_owner_user_id_thread_id_pk" PRIMARY KEY("owner","user_id","thread_id"),
	CONSTRAINT "pending_writes_user_id" CHECK (char_length("cristi"."pending_writes"."user_id") between 1 and 64),
	CONSTRAINT "pending_writes_thread_id" CHECK (char_length("cristi"."pending_writes"."thread_id") between 1 and 64)
);
--> statement-breakpoint
CREATE TABLE "cristi"."purses" (
	"owner" text NOT NULL,
	"user_id" text NOT NULL,
	"last_written_at" bigint NOT NULL,
	CONSTRAINT "purses_owner_user_id_pk" PRIMARY KEY("owner","user_id"),
	CONSTRAINT "purses_user_id" CHECK (char_length("cristi"."purses"."user_id") between 1 and 64)
);
--> statement-breakpoint
CREATE TABLE "cristi"."transactions" (
	"owner" text NOT NULL,
	"user_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cristi"."transactions_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"amount_mxn_cents" bigint NOT NULL,
	"category_type" text NOT NULL,
	"category" text NOT NULL,
	"description" text,
	"date" date NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "transactions_owner_user_id_transaction_id_pk" PRIMARY KEY("owner","user_id","transaction_id"),
	CONSTRAINT "transactions_thread_id" CHECK (char_length("cristi"."transactions"."thread_id") between 1 and 64),
	CONSTRAINT "transactions_type" CHECK ("cristi"."transactions"."type" in ('INCOME', 'EXPENSE')),
	CONSTRAINT "transactions_amount" CHECK ("cristi"."transactions"."amount_mxn_cents" between 0 and 9007199254740991),
	CONSTRAINT "transactions_category_type" CHECK ("cristi"."transactions"."category_type" in ('INCOME', 'FIXED', 'VARIABLE', 'DEBT', 'DONATION', 'SAVINGS')),
	CONSTRAINT "transactions_one_kind" CHECK (("cristi"."transactions"."type" = 'INCOME') = ("cristi"."transactions"."category_type" = 'INCOME')),
	CONSTRAINT "transactions_category_length" CHECK (char_length("cristi"."transactions"."category") between 1 and 64),
	CONSTRAINT "transactions_description_length" CHECK (char_length("cristi"."transactions"."description") <= 500),
	CONSTRAINT "transactions_date" CHECK ("cristi"."transactions"."date" between '1900-01-01' and '2999-12-31')
);
--> statement-breakpoint
ALTER TABLE "cristi"."bank_balances" ADD CONSTRAINT "bank_balances_purse" FOREIGN KEY ("owner","user_id") REFERENCES "cristi"."purses"("owner","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cristi"."budgets" ADD CONSTRAINT "budgets_purse" FOREIGN KEY ("owner","user_id") REFERENCES "cristi"."purses"("owner","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cristi"."debts" ADD CONSTRAINT "debts_purse" FOREIGN KEY ("owner","user_id") REFERENCES "cristi"."purses"("owner","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cristi"."month_totals" ADD CONSTRAINT "month_totals_purse" FOREIGN KEY ("owner","user_id") REFERENCES "cristi"."purses"("owner","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cristi"."transactions" ADD CONSTRAINT "transactions_purse" FOREIGN KEY ("owner","user_id") REFERENCES "cristi"."purses"("owner","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_balances_current" ON "cristi"."bank_balances" USING btree ("owner","user_id","as_of_nanoseconds" DESC NULLS FIRST,"sequence" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_last" ON "cristi"."transactions" USING btree ("owner","user_id","thread_id","created_at" DESC NULLS FIRST,"sequence" DESC NULLS FIRST);