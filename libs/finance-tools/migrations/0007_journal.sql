CREATE TABLE "finance"."changed_rows" (
	"owner" text collate "C" NOT NULL,
	"change_number" integer NOT NULL,
	"table_name" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"before" text,
	"after" text,
	CONSTRAINT "changed_rows_owner_change_number_table_name_key_pk" PRIMARY KEY("owner","change_number","table_name","key")
);
--> statement-breakpoint
CREATE TABLE "finance"."changed_transactions" (
	"owner" text collate "C" NOT NULL,
	"change_number" integer NOT NULL,
	"sequence" bigint NOT NULL,
	"before" text,
	"after" text,
	"derived" text,
	CONSTRAINT "changed_transactions_owner_change_number_sequence_pk" PRIMARY KEY("owner","change_number","sequence")
);
--> statement-breakpoint
CREATE TABLE "finance"."changes" (
	"owner" text collate "C" NOT NULL,
	"change_number" integer NOT NULL,
	"kind" text collate "C" NOT NULL,
	"at" text collate "C" NOT NULL,
	"via" text collate "C" NOT NULL,
	"tool" text collate "C" NOT NULL,
	"summary" text NOT NULL,
	"import_number" integer,
	"undoes" integer[],
	"first_sequence" bigint,
	"next_sequence" bigint,
	"row_count" integer NOT NULL,
	"previous_hash" text collate "C" NOT NULL,
	"hash" text collate "C" NOT NULL,
	CONSTRAINT "changes_owner_change_number_pk" PRIMARY KEY("owner","change_number"),
	CONSTRAINT "changes_kind" CHECK ("finance"."changes"."kind" in ('start', 'import', 'update', 'rules', 'links', 'balances', 'undo')),
	CONSTRAINT "changes_via" CHECK ("finance"."changes"."via" in ('mcp', 'rest', 'page', 'cli', 'telegram')),
	CONSTRAINT "changes_hash" CHECK ("finance"."changes"."hash" ~ '^[0-9a-f]{64}$' and "finance"."changes"."previous_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "finance"."changes" ADD CONSTRAINT "changes_owner_ledgers_owner_fk" FOREIGN KEY ("owner") REFERENCES "finance"."ledgers"("owner") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changed_rows_history" ON "finance"."changed_rows" USING btree ("owner","table_name","key","change_number");--> statement-breakpoint
CREATE INDEX "changed_transactions_history" ON "finance"."changed_transactions" USING btree ("owner","sequence","change_number");--> statement-breakpoint
CREATE INDEX "changes_undos" ON "finance"."changes" USING btree ("owner","change_number") WHERE "finance"."changes"."undoes" is not null;
