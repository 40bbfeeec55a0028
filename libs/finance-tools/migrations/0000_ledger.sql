CREATE SCHEMA "finance";
--> statement-breakpoint
CREATE TABLE "finance"."accounts" (
	"owner" text collate "C" NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"institution" text,
	"currency" text NOT NULL,
	"added_by" integer NOT NULL,
	CONSTRAINT "accounts_owner_account_id_pk" PRIMARY KEY("owner","account_id"),
	CONSTRAINT "accounts_id_form" CHECK ("finance"."accounts"."account_id" ~ '^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$'),
	CONSTRAINT "accounts_currency_form" CHECK ("finance"."accounts"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "finance"."categories" (
	"owner" text collate "C" NOT NULL,
	"category_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"added_by" integer NOT NULL,
	CONSTRAINT "categories_owner_category_id_pk" PRIMARY KEY("owner","category_id"),
	CONSTRAINT "categories_name" UNIQUE("owner","name_key")
);
--> statement-breakpoint
CREATE TABLE "finance"."imports" (
	"owner" text collate "C" NOT NULL,
	"import_number" integer NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"imported_count" integer NOT NULL,
	"replaced_count" integer NOT NULL,
	"committed_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "imports_owner_import_number_pk" PRIMARY KEY("owner","import_number")
);
--> statement-breakpoint
CREATE TABLE "finance"."ledgers" (
	"owner" text collate "C" PRIMARY KEY NOT NULL,
	"next_sequence" bigint DEFAULT 1 NOT NULL,
	"next_number" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "finance"."replacements" (
	"owner" text collate "C" NOT NULL,
	"import_number" integer NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"external_id" text collate "C" NOT NULL,
	"booked_at" timestamp(0) NOT NULL,
	"amount" numeric(19, 4) NOT NULL,
	"description" text NOT NULL,
	"description_key" text collate "C" NOT NULL,
	"changed_by" integer NOT NULL,
	CONSTRAINT "replacements_owner_import_number_account_id_external_id_pk" PRIMARY KEY("owner","import_number","account_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "finance"."transactions" (
	"owner" text collate "C" NOT NULL,
	"booked_at" timestamp(0) NOT NULL,
	"sequence" bigint NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"category_id" integer,
	"amount" numeric(19, 4) NOT NULL,
	"external_id" text collate "C",
	"description" text NOT NULL,
	"description_key" text collate "C" NOT NULL,
	"added_by" integer NOT NULL,
	"changed_by" integer NOT NULL,
	CONSTRAINT "transactions_description" CHECK ("finance"."transactions"."description" <> '')
);
--> statement-breakpoint
ALTER TABLE "finance"."accounts" ADD CONSTRAINT "accounts_owner_ledgers_owner_fk" FOREIGN KEY ("owner") REFERENCES "finance"."ledgers"("owner") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance"."categories" ADD CONSTRAINT "categories_owner_ledgers_owner_fk" FOREIGN KEY ("owner") REFERENCES "finance"."ledgers"("owner") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance"."imports" ADD CONSTRAINT "imports_owner_ledgers_owner_fk" FOREIGN KEY ("owner") REFERENCES "finance"."ledgers"("owner") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD CONSTRAINT "transactions_account" FOREIGN KEY ("owner","account_id") REFERENCES "finance"."accounts"("owner","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_external_id" ON "finance"."transactions" USING btree ("owner","account_id","external_id") WHERE "finance"."transactions"."external_id" is not null;