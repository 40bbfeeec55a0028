CREATE SCHEMA "shared_split";
--> statement-breakpoint
CREATE TABLE "shared_split"."households" (
	"household_id" text PRIMARY KEY NOT NULL,
	"last_written_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_split"."movements" (
	"household_id" text NOT NULL,
	"movement_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shared_split"."movements_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"description" text NOT NULL,
	"folded_description" text NOT NULL,
	"occurred_at" bigint NOT NULL,
	"competence_month" text NOT NULL,
	"payer_id" text NOT NULL,
	"requested_by_id" text NOT NULL,
	"external_id" text,
	"original_purchase_id" uuid,
	"original_type" text GENERATED ALWAYS AS (case when original_purchase_id is not null then 'purchase' end) STORED,
	"created_at" bigint NOT NULL,
	CONSTRAINT "movements_household_id_movement_id_pk" PRIMARY KEY("household_id","movement_id"),
	CONSTRAINT "movements_of_a_type" UNIQUE("household_id","movement_id","type"),
	CONSTRAINT "movements_type" CHECK ("shared_split"."movements"."type" in ('purchase', 'refund')),
	CONSTRAINT "movements_refund_has_purchase" CHECK (("shared_split"."movements"."type" = 'refund') = ("shared_split"."movements"."original_purchase_id" is not null)),
	CONSTRAINT "movements_amount" CHECK ("shared_split"."movements"."amount_cents" between 1 and 999999999999),
	CONSTRAINT "movements_month" CHECK ("shared_split"."movements"."competence_month" ~ '^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])$'),
	CONSTRAINT "movements_description_length" CHECK (char_length("shared_split"."movements"."description") between 1 and 280),
	CONSTRAINT "movements_external_id_length" CHECK (char_length("shared_split"."movements"."external_id") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "shared_split"."participants" (
	"household_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"display_name" text NOT NULL,
	"is_active" boolean NOT NULL,
	CONSTRAINT "participants_household_id_participant_id_pk" PRIMARY KEY("household_id","participant_id"),
	CONSTRAINT "participants_id_form" CHECK ("shared_split"."participants"."participant_id" ~ '^[a-z0-9][a-z0-9_-]{0,31}$'),
	CONSTRAINT "participants_display_name_length" CHECK (char_length("shared_split"."participants"."display_name") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "shared_split"."recurrence_events" (
	"household_id" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shared_split"."recurrence_events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"recurrence_id" uuid NOT NULL,
	"occurrence_id" uuid,
	"actor_id" text,
	"at" bigint NOT NULL,
	"payload" jsonb NOT NULL,
	CONSTRAINT "recurrence_events_household_id_sequence_pk" PRIMARY KEY("household_id","sequence"),
	CONSTRAINT "events_type" CHECK ("shared_split"."recurrence_events"."type" in ('recurrence_created', 'recurrence_updated', 'recurrence_paused', 'recurrence_reactivated',
        'recurrence_ended', 'recurrence_generated', 'recurrence_blocked', 'recurrence_failed'))
);
--> statement-breakpoint
CREATE TABLE "shared_split"."recurrence_occurrences" (
	"household_id" text NOT NULL,
	"occurrence_id" uuid NOT NULL,
	"recurrence_id" uuid NOT NULL,
	"competence_month" text NOT NULL,
	"movement_id" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "recurrence_occurrences_household_id_occurrence_id_pk" PRIMARY KEY("household_id","occurrence_id"),
	CONSTRAINT "occurrences_one_a_month" UNIQUE("household_id","competence_month","recurrence_id"),
	CONSTRAINT "occurrences_one_a_movement" UNIQUE("household_id","movement_id"),
	CONSTRAINT "occurrences_month" CHECK ("shared_split"."recurrence_occurrences"."competence_month" ~ '^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "shared_split"."recurrences" (
	"household_id" text NOT NULL,
	"recurrence_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shared_split"."recurrences_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"description" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"payer_id" text NOT NULL,
	"requested_by_id" text NOT NULL,
	"split_config" jsonb NOT NULL,
	"reference_day" smallint NOT NULL,
	"start_month" text NOT NULL,
	"end_month" text,
	"status" text NOT NULL,
	"ending" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "recurrences_household_id_recurrence_id_pk" PRIMARY KEY("household_id","recurrence_id"),
	CONSTRAINT "recurrences_amount" CHECK ("shared_split"."recurrences"."amount_cents" between 1 and 999999999999),
	CONSTRAINT "recurrences_description_length" CHECK (char_length("shared_split"."recurrences"."description") between 1 and 280),
	CONSTRAINT "recurrences_reference_day" CHECK ("shared_split"."recurrences"."reference_day" between 1 and 31),
	CONSTRAINT "recurrences_start_month" CHECK ("shared_split"."recurrences"."start_month" ~ '^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])$'),
	CONSTRAINT "recurrences_end_month" CHECK ("shared_split"."recurrences"."end_month" ~ '^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])$'),
	CONSTRAINT "recurrences_end_after_start" CHECK ("shared_split"."recurrences"."end_month" >= "shared_split"."recurrences"."start_month"),
	CONSTRAINT "recurrences_status" CHECK ("shared_split"."recurrences"."status" in ('active', 'paused', 'ended')),
	CONSTRAINT "recurrences_ending" CHECK ("shared_split"."recurrences"."ending" in ('at-once', 'with-month')),
	CONSTRAINT "recurrences_ended" CHECK (("shared_split"."recurrences"."status" = 'ended') = ("shared_split"."recurrences"."ending" is not null)),
	CONSTRAINT "recurrences_end_named" CHECK ("shared_split"."recurrences"."ending" <> 'with-month' or "shared_split"."recurrences"."end_month" is not null),
	CONSTRAINT "recurrences_split_is_object" CHECK (jsonb_typeof("shared_split"."recurrences"."split_config") = 'object')
);
--> statement-breakpoint
ALTER TABLE "shared_split"."movements" ADD CONSTRAINT "movements_payer" FOREIGN KEY ("household_id","payer_id") REFERENCES "shared_split"."participants"("household_id","participant_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "shared_split"."movements" ADD CONSTRAINT "movements_requested_by" FOREIGN KEY ("household_id","requested_by_id") REFERENCES "shared_split"."participants"("household_id","participant_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "shared_split"."movements" ADD CONSTRAINT "movements_original_purchase" FOREIGN KEY ("household_id","original_purchase_id","original_type") REFERENCES "shared_split"."movements"("household_id","movement_id","type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_split"."participants" ADD CONSTRAINT "participants_household_id_households_household_id_fk" FOREIGN KEY ("household_id") REFERENCES "shared_split"."households"("household_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_split"."recurrence_events" ADD CONSTRAINT "events_actor" FOREIGN KEY ("household_id","actor_id") REFERENCES "shared_split"."participants"("household_id","participant_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "shared_split"."recurrence_events" ADD CONSTRAINT "events_recurrence" FOREIGN KEY ("household_id","recurrence_id") REFERENCES "shared_split"."recurrences"("household_id","recurrence_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_split"."recurrence_events" ADD CONSTRAINT "events_occurrence" FOREIGN KEY ("household_id","occurrence_id") REFERENCES "shared_split"."recurrence_occurrences"("household_id","occurrence_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_split"."recurrence_occurrences" ADD CONSTRAINT "occurrences_recurrence" FOREIGN KEY ("household_id","recurrence_id") REFERENCES "shared_split"."recurrences"("household_id","recurrence_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_split"."recurrence_occurrences" ADD CONSTRAINT "occurrences_movement" FOREIGN KEY ("household_id","movement_id") REFERENCES "shared_split"."movements"("household_id","movement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_split"."recurrences" ADD CONSTRAINT "recurrences_payer" FOREIGN KEY ("household_id","payer_id") REFERENCES "shared_split"."participants"("household_id","participant_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "shared_split"."recurrences" ADD CONSTRAINT "recurrences_requested_by" FOREIGN KEY ("household_id","requested_by_id") REFERENCES "shared_split"."participants"("household_id","participant_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "movements_external_id" ON "shared_split"."movements" USING btree ("household_id","competence_month","external_id","payer_id") WHERE "shared_split"."movements"."external_id" is not null;--> statement-breakpoint
CREATE INDEX "movements_of_a_month" ON "shared_split"."movements" USING btree ("household_id","competence_month","occurred_at" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"sequence" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "movements_refunds" ON "shared_split"."movements" USING btree ("household_id","original_purchase_id") WHERE "shared_split"."movements"."original_purchase_id" is not null;--> statement-breakpoint
CREATE INDEX "events_of_a_recurrence" ON "shared_split"."recurrence_events" USING btree ("household_id","recurrence_id","sequence");--> statement-breakpoint
CREATE INDEX "occurrences_of_a_recurrence" ON "shared_split"."recurrence_occurrences" USING btree ("household_id","recurrence_id");--> statement-breakpoint
CREATE INDEX "recurrences_newest" ON "shared_split"."recurrences" USING btree ("household_id","created_at" DESC NULLS FIRST,"sequence" DESC NULLS FIRST);