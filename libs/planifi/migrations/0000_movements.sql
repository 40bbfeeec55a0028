CREATE SCHEMA "planifi";
--> statement-breakpoint
CREATE TABLE "planifi"."accounts" (
	"owner" text NOT NULL,
	"account_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "planifi"."accounts_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"type" text NOT NULL,
	"currency" text NOT NULL,
	"created_at" bigint NOT NULL,
	"disabled_at" bigint,
	CONSTRAINT "accounts_owner_account_id_pk" PRIMARY KEY("owner","account_id"),
	CONSTRAINT "accounts_name_length" CHECK (char_length("planifi"."accounts"."name") between 1 and 150),
	CONSTRAINT "accounts_type" CHECK ("planifi"."accounts"."type" in ('CASH', 'BANK', 'DEBIT_CARD', 'CREDIT_CARD')),
	CONSTRAINT "accounts_currency" CHECK ("planifi"."accounts"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "planifi"."idempotency_records" (
	"owner" text NOT NULL,
	"key" text collate "C" NOT NULL,
	"action" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "idempotency_records_owner_key_pk" PRIMARY KEY("owner","key"),
	CONSTRAINT "idempotency_records_key_length" CHECK (char_length("planifi"."idempotency_records"."key") between 8 and 255),
	CONSTRAINT "idempotency_records_fingerprint" CHECK ("planifi"."idempotency_records"."fingerprint" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "planifi"."movement_tags" (
	"owner" text NOT NULL,
	"movement_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "movement_tags_owner_movement_id_tag_id_pk" PRIMARY KEY("owner","movement_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "planifi"."movements" (
	"owner" text NOT NULL,
	"movement_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "planifi"."movements_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"occurred_on" date NOT NULL,
	"description" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "movements_owner_movement_id_pk" PRIMARY KEY("owner","movement_id"),
	CONSTRAINT "movements_amount" CHECK ("planifi"."movements"."amount" between 0.01 and 999999999999.99),
	CONSTRAINT "movements_occurred_on" CHECK ("planifi"."movements"."occurred_on" between '1900-01-01' and '2999-12-31'),
	CONSTRAINT "movements_description_length" CHECK (char_length("planifi"."movements"."description") between 1 and 255)
);
--> statement-breakpoint
CREATE TABLE "planifi"."tags" (
	"owner" text NOT NULL,
	"tag_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "tags_owner_tag_id_pk" PRIMARY KEY("owner","tag_id"),
	CONSTRAINT "tags_one_a_key" UNIQUE("owner","key"),
	CONSTRAINT "tags_name_length" CHECK (char_length("planifi"."tags"."name") between 1 and 80),
	CONSTRAINT "tags_key_given" CHECK ("planifi"."tags"."key" <> '')
);
--> statement-breakpoint
ALTER TABLE "planifi"."movement_tags" ADD CONSTRAINT "movement_tags_movement" FOREIGN KEY ("owner","movement_id") REFERENCES "planifi"."movements"("owner","movement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planifi"."movement_tags" ADD CONSTRAINT "movement_tags_tag" FOREIGN KEY ("owner","tag_id") REFERENCES "planifi"."tags"("owner","tag_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planifi"."movements" ADD CONSTRAINT "movements_account" FOREIGN KEY ("owner","account_id") REFERENCES "planifi"."accounts"("owner","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_records_oldest" ON "planifi"."idempotency_records" USING btree ("owner","created_at");--> statement-breakpoint
CREATE INDEX "movements_of_an_account" ON "planifi"."movements" USING btree ("owner","account_id","occurred_on" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"sequence" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "movements_of_an_owner" ON "planifi"."movements" USING btree ("owner","occurred_on" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"sequence" DESC NULLS FIRST);