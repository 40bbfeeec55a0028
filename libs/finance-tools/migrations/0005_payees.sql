-- Nothing here reads the transactions, so that nobody waits for a large ledger: 0006 validates the checks and makes the
-- indexes, which block writes alone, and the application fills the columns in batches.
CREATE TABLE "finance"."rules" (
	"owner" text collate "C" NOT NULL,
	"rule_number" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text,
	"conditions" json NOT NULL,
	"actions" json NOT NULL,
	"is_enabled" boolean NOT NULL,
	CONSTRAINT "rules_owner_rule_number_pk" PRIMARY KEY("owner","rule_number"),
	CONSTRAINT "rules_position" CHECK ("finance"."rules"."position" > 0)
);
--> statement-breakpoint
ALTER TABLE "finance"."ledgers" ADD COLUMN "next_rule" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "finance"."replacements" ADD COLUMN "split" jsonb;--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD COLUMN "payee_name" text;--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD COLUMN "payee_source" text collate "C";--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD COLUMN "payee_key" text collate "C";--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD COLUMN "words_key" text collate "C";--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD COLUMN "split" jsonb;--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD COLUMN "category_source" text collate "C";--> statement-breakpoint
ALTER TABLE "finance"."rules" ADD CONSTRAINT "rules_owner_ledgers_owner_fk" FOREIGN KEY ("owner") REFERENCES "finance"."ledgers"("owner") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD CONSTRAINT "transactions_payee_source" CHECK ("finance"."transactions"."payee_source" in ('person', 'rule', 'statement', 'cleaned')) NOT VALID;--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD CONSTRAINT "transactions_payee_known" CHECK ("finance"."transactions"."payee_key" is null or "finance"."transactions"."payee_name" is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD CONSTRAINT "transactions_note" CHECK (char_length("finance"."transactions"."note") between 1 and 1000) NOT VALID;--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD CONSTRAINT "transactions_tags" CHECK (cardinality("finance"."transactions"."tags") <= 20) NOT VALID;--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD CONSTRAINT "transactions_category_source" CHECK ("finance"."transactions"."category_source" in ('person', 'rule', 'statement', 'suggestion')) NOT VALID;