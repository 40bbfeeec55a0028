CREATE TABLE "planifi"."movement_changes" (
	"owner" text NOT NULL,
	"movement_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "planifi"."movement_changes_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"changed_at" bigint NOT NULL,
	"changed_by" text NOT NULL,
	"account_id" uuid,
	"amount" numeric(14, 2),
	"occurred_on" date,
	"description" text,
	"tag_names" text[],
	"was_voided" boolean,
	CONSTRAINT "movement_changes_owner_movement_id_sequence_pk" PRIMARY KEY("owner","movement_id","sequence"),
	CONSTRAINT "movement_changes_something" CHECK (num_nonnulls("planifi"."movement_changes"."account_id", "planifi"."movement_changes"."amount", "planifi"."movement_changes"."occurred_on", "planifi"."movement_changes"."description", "planifi"."movement_changes"."tag_names",
        "planifi"."movement_changes"."was_voided") > 0)
);
--> statement-breakpoint
CREATE TABLE "planifi"."transfers" (
	"owner" text NOT NULL,
	"transfer_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "planifi"."transfers_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"outgoing_id" uuid NOT NULL,
	"incoming_id" uuid NOT NULL,
	"description" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "transfers_owner_transfer_id_pk" PRIMARY KEY("owner","transfer_id"),
	CONSTRAINT "transfers_outgoing_once" UNIQUE("owner","outgoing_id"),
	CONSTRAINT "transfers_incoming_once" UNIQUE("owner","incoming_id"),
	CONSTRAINT "transfers_two_legs" CHECK ("planifi"."transfers"."outgoing_id" <> "planifi"."transfers"."incoming_id"),
	CONSTRAINT "transfers_description_length" CHECK (char_length("planifi"."transfers"."description") between 1 and 255)
);
--> statement-breakpoint
ALTER TABLE "planifi"."accounts" ADD COLUMN "opening_balance" numeric(14, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "planifi"."accounts" ADD COLUMN "opened_on" date;--> statement-breakpoint
ALTER TABLE "planifi"."movements" ADD COLUMN "direction" text DEFAULT 'OUT' NOT NULL;--> statement-breakpoint
ALTER TABLE "planifi"."movements" ADD COLUMN "updated_at" bigint;--> statement-breakpoint
ALTER TABLE "planifi"."movements" ADD COLUMN "voided_at" bigint;--> statement-breakpoint
ALTER TABLE "planifi"."movements" ADD COLUMN "transfer_id" uuid;--> statement-breakpoint
ALTER TABLE "planifi"."movement_changes" ADD CONSTRAINT "movement_changes_movement" FOREIGN KEY ("owner","movement_id") REFERENCES "planifi"."movements"("owner","movement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planifi"."transfers" ADD CONSTRAINT "transfers_outgoing" FOREIGN KEY ("owner","outgoing_id") REFERENCES "planifi"."movements"("owner","movement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planifi"."transfers" ADD CONSTRAINT "transfers_incoming" FOREIGN KEY ("owner","incoming_id") REFERENCES "planifi"."movements"("owner","movement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planifi"."movements" ADD CONSTRAINT "movements_transfer" FOREIGN KEY ("owner","transfer_id") REFERENCES "planifi"."transfers"("owner","transfer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "movements_of_a_transfer" ON "planifi"."movements" USING btree ("owner","transfer_id","direction") WHERE "planifi"."movements"."transfer_id" is not null;--> statement-breakpoint
ALTER TABLE "planifi"."accounts" ADD CONSTRAINT "accounts_opening_balance" CHECK ("planifi"."accounts"."opening_balance" between -999999999999.99 and 999999999999.99);--> statement-breakpoint
ALTER TABLE "planifi"."accounts" ADD CONSTRAINT "accounts_opened_on" CHECK ("planifi"."accounts"."opened_on" between '1900-01-01' and '2999-12-31');--> statement-breakpoint
ALTER TABLE "planifi"."movements" ADD CONSTRAINT "movements_direction" CHECK ("planifi"."movements"."direction" in ('OUT', 'IN'));