CREATE TABLE "finance"."balances" (
	"owner" text collate "C" NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"day" date NOT NULL,
	"import_number" integer NOT NULL,
	"statement_number" integer NOT NULL,
	"balance" numeric(19, 4) NOT NULL,
	CONSTRAINT "balances_owner_account_id_day_import_number_statement_number_pk" PRIMARY KEY("owner","account_id","day","import_number","statement_number")
);
--> statement-breakpoint
CREATE TABLE "finance"."mappings" (
	"owner" text collate "C" NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"layout" text collate "C" NOT NULL,
	"mapping" json NOT NULL,
	CONSTRAINT "mappings_owner_account_id_layout_pk" PRIMARY KEY("owner","account_id","layout")
);
--> statement-breakpoint
CREATE TABLE "finance"."statements" (
	"owner" text collate "C" NOT NULL,
	"import_number" integer NOT NULL,
	"statement_number" integer NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"account_number" text collate "C",
	"format" text collate "C" NOT NULL,
	"layout" text collate "C" NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"opening_balance" numeric(19, 4),
	"closing_balance" numeric(19, 4),
	"proof" text collate "C" NOT NULL,
	CONSTRAINT "statements_owner_import_number_statement_number_pk" PRIMARY KEY("owner","import_number","statement_number"),
	CONSTRAINT "statements_period" CHECK ("finance"."statements"."start_date" <= "finance"."statements"."end_date"),
	CONSTRAINT "statements_proof" CHECK ("finance"."statements"."proof" in ('proven', 'consistent', 'none', 'contradicted'))
);
--> statement-breakpoint
CREATE INDEX "statements_of_account" ON "finance"."statements" USING btree ("owner","account_id","start_date");--> statement-breakpoint
ALTER TABLE "finance"."imports" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "finance"."imports" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD COLUMN "payee" text;--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD COLUMN "raw" json;--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD COLUMN "statement_number" integer;--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD CONSTRAINT "transactions_payee" CHECK ("finance"."transactions"."payee" <> '');--> statement-breakpoint
-- An external id may belong to several transactions from here on, so replacements refer to their transaction by its
-- place in the ledger. Those whose transaction is gone cannot be used any more.
ALTER TABLE "finance"."replacements" ADD COLUMN "sequence" bigint;--> statement-breakpoint
ALTER TABLE "finance"."replacements" ADD COLUMN "payee" text;--> statement-breakpoint
ALTER TABLE "finance"."replacements" ADD COLUMN "raw" json;--> statement-breakpoint
UPDATE "finance"."replacements" r SET "sequence" = t."sequence" FROM "finance"."transactions" t
WHERE (t."owner", t."account_id", t."external_id") = (r."owner", r."account_id", r."external_id");--> statement-breakpoint
DELETE FROM "finance"."replacements" WHERE "sequence" IS NULL;--> statement-breakpoint
ALTER TABLE "finance"."replacements" ALTER COLUMN "sequence" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "finance"."replacements" DROP CONSTRAINT "replacements_owner_import_number_account_id_external_id_pk";--> statement-breakpoint
ALTER TABLE "finance"."replacements" ALTER COLUMN "external_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "finance"."replacements" ADD CONSTRAINT "replacements_owner_import_number_sequence_pk" PRIMARY KEY("owner","import_number","sequence");--> statement-breakpoint
DROP INDEX "finance"."transactions_external_id";--> statement-breakpoint
CREATE INDEX "transactions_external_id" ON "finance"."transactions" USING btree ("owner","account_id","external_id") WHERE "finance"."transactions"."external_id" is not null;
