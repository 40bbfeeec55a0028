CREATE TABLE "shared_split"."corrections" (
	"household_id" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shared_split"."corrections_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"action" text NOT NULL,
	"movement_id" uuid,
	"settlement_id" uuid,
	"replacement_id" uuid,
	"actor_id" text NOT NULL,
	"reason" text,
	"at" bigint NOT NULL,
	CONSTRAINT "corrections_household_id_sequence_pk" PRIMARY KEY("household_id","sequence"),
	CONSTRAINT "corrections_action" CHECK ("shared_split"."corrections"."action" in ('void', 'replace', 'restore')),
	CONSTRAINT "corrections_target" CHECK (("shared_split"."corrections"."movement_id" is null) <> ("shared_split"."corrections"."settlement_id" is null)),
	CONSTRAINT "corrections_replacement_given" CHECK (("shared_split"."corrections"."action" = 'replace') = ("shared_split"."corrections"."replacement_id" is not null)),
	CONSTRAINT "corrections_reason_length" CHECK (char_length("shared_split"."corrections"."reason") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "shared_split"."month_totals" (
	"household_id" text NOT NULL,
	"competence_month" text NOT NULL,
	"payer_id" text NOT NULL,
	"movement_count" bigint NOT NULL,
	"purchases_cents" bigint NOT NULL,
	"refunds_cents" bigint NOT NULL,
	"equal_net_cents" bigint NOT NULL,
	"own_share_cents" bigint NOT NULL,
	"other_share_cents" bigint NOT NULL,
	CONSTRAINT "month_totals_household_id_competence_month_payer_id_pk" PRIMARY KEY("household_id","competence_month","payer_id"),
	CONSTRAINT "month_totals_month" CHECK ("shared_split"."month_totals"."competence_month" ~ '^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])$'),
	CONSTRAINT "month_totals_count" CHECK ("shared_split"."month_totals"."movement_count" >= 0),
	CONSTRAINT "month_totals_add_up" CHECK ("shared_split"."month_totals"."purchases_cents" - "shared_split"."month_totals"."refunds_cents" = "shared_split"."month_totals"."equal_net_cents" + "shared_split"."month_totals"."own_share_cents" + "shared_split"."month_totals"."other_share_cents")
);
--> statement-breakpoint
CREATE TABLE "shared_split"."settlements" (
	"household_id" text NOT NULL,
	"settlement_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shared_split"."settlements_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"payer_id" text NOT NULL,
	"receiver_id" text NOT NULL,
	"requested_by_id" text NOT NULL,
	"description" text,
	"external_id" text,
	"occurred_at" bigint NOT NULL,
	"competence_month" text NOT NULL,
	"closes_month" text,
	"closed_payer_balance_cents" bigint,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" bigint NOT NULL,
	"import_id" uuid,
	CONSTRAINT "settlements_household_id_settlement_id_pk" PRIMARY KEY("household_id","settlement_id"),
	CONSTRAINT "settlements_kind" CHECK ("shared_split"."settlements"."kind" in ('payment', 'opening')),
	CONSTRAINT "settlements_status" CHECK ("shared_split"."settlements"."status" in ('active', 'voided')),
	CONSTRAINT "settlements_two_people" CHECK ("shared_split"."settlements"."payer_id" <> "shared_split"."settlements"."receiver_id"),
	CONSTRAINT "settlements_amount" CHECK ("shared_split"."settlements"."amount_cents" between 1 and 999999999999
        or ("shared_split"."settlements"."amount_cents" = 0 and "shared_split"."settlements"."kind" = 'payment' and "shared_split"."settlements"."closes_month" is not null)),
	CONSTRAINT "settlements_month" CHECK ("shared_split"."settlements"."competence_month" ~ '^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])$'),
	CONSTRAINT "settlements_closes_month" CHECK ("shared_split"."settlements"."closes_month" ~ '^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])$'),
	CONSTRAINT "settlements_closing" CHECK (("shared_split"."settlements"."closes_month" is null) = ("shared_split"."settlements"."closed_payer_balance_cents" is null)),
	CONSTRAINT "settlements_description_length" CHECK (char_length("shared_split"."settlements"."description") between 1 and 280),
	CONSTRAINT "settlements_external_id_length" CHECK (char_length("shared_split"."settlements"."external_id") between 1 and 120)
);
--> statement-breakpoint
DROP INDEX "shared_split"."movements_external_id";--> statement-breakpoint
ALTER TABLE "shared_split"."movements" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_split"."movements" ADD COLUMN "replaced_by_id" uuid;--> statement-breakpoint
ALTER TABLE "shared_split"."movements" ADD COLUMN "first_id" uuid;--> statement-breakpoint
ALTER TABLE "shared_split"."movements" ADD COLUMN "split_config" jsonb;--> statement-breakpoint
ALTER TABLE "shared_split"."movements" ADD COLUMN "payer_share_cents" bigint;--> statement-breakpoint
ALTER TABLE "shared_split"."movements" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "shared_split"."recurrence_occurrences" ADD COLUMN "installment_number" smallint;--> statement-breakpoint
ALTER TABLE "shared_split"."recurrence_occurrences" ADD COLUMN "installment_count" smallint;--> statement-breakpoint
ALTER TABLE "shared_split"."recurrences" ADD COLUMN "paused_from_month" text;--> statement-breakpoint
ALTER TABLE "shared_split"."recurrences" ADD COLUMN "skips" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- The pause of a rule that is paused now began in the month of its last event.
UPDATE "shared_split"."recurrences" AS r SET "paused_from_month" = coalesce(
	(SELECT to_char(to_timestamp(max(e."at") / 1000.0) AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM')
		FROM "shared_split"."recurrence_events" AS e
		WHERE e."household_id" = r."household_id" AND e."recurrence_id" = r."recurrence_id" AND e."type" = 'recurrence_paused'
		HAVING to_char(to_timestamp(max(e."at") / 1000.0) AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM') ~ '^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])$'),
	r."start_month")
WHERE r."status" = 'paused';--> statement-breakpoint
-- Entries of rules with an end month are installments, counted by the rule as it is now.
UPDATE "shared_split"."recurrence_occurrences" AS o
SET "installment_number" = n."number", "installment_count" = n."count"
FROM (
	SELECT c."household_id", c."occurrence_id",
		12 * (left(c."competence_month", 4)::int - left(r."start_month", 4)::int) + right(c."competence_month", 2)::int - right(r."start_month", 2)::int + 1 AS "number",
		12 * (left(r."end_month", 4)::int - left(r."start_month", 4)::int) + right(r."end_month", 2)::int - right(r."start_month", 2)::int + 1 AS "count"
	FROM "shared_split"."recurrence_occurrences" AS c
	JOIN "shared_split"."recurrences" AS r ON r."household_id" = c."household_id" AND r."recurrence_id" = c."recurrence_id"
	WHERE r."end_month" IS NOT NULL AND c."competence_month" BETWEEN r."start_month" AND r."end_month"
) AS n
WHERE o."household_id" = n."household_id" AND o."occurrence_id" = n."occurrence_id";--> statement-breakpoint
INSERT INTO "shared_split"."month_totals"
SELECT "household_id", "competence_month", "payer_id", count(*),
	coalesce(sum("amount_cents") FILTER (WHERE "type" = 'purchase'), 0),
	coalesce(sum("amount_cents") FILTER (WHERE "type" = 'refund'), 0),
	sum(CASE "type" WHEN 'purchase' THEN "amount_cents" ELSE -"amount_cents" END), 0, 0
FROM "shared_split"."movements"
GROUP BY "household_id", "competence_month", "payer_id";--> statement-breakpoint
ALTER TABLE "shared_split"."corrections" ADD CONSTRAINT "corrections_actor" FOREIGN KEY ("household_id","actor_id") REFERENCES "shared_split"."participants"("household_id","participant_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "shared_split"."corrections" ADD CONSTRAINT "corrections_movement" FOREIGN KEY ("household_id","movement_id") REFERENCES "shared_split"."movements"("household_id","movement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_split"."corrections" ADD CONSTRAINT "corrections_replacement" FOREIGN KEY ("household_id","replacement_id") REFERENCES "shared_split"."movements"("household_id","movement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_split"."corrections" ADD CONSTRAINT "corrections_settlement" FOREIGN KEY ("household_id","settlement_id") REFERENCES "shared_split"."settlements"("household_id","settlement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_split"."month_totals" ADD CONSTRAINT "month_totals_payer" FOREIGN KEY ("household_id","payer_id") REFERENCES "shared_split"."participants"("household_id","participant_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "shared_split"."settlements" ADD CONSTRAINT "settlements_payer" FOREIGN KEY ("household_id","payer_id") REFERENCES "shared_split"."participants"("household_id","participant_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "shared_split"."settlements" ADD CONSTRAINT "settlements_receiver" FOREIGN KEY ("household_id","receiver_id") REFERENCES "shared_split"."participants"("household_id","participant_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "shared_split"."settlements" ADD CONSTRAINT "settlements_requested_by" FOREIGN KEY ("household_id","requested_by_id") REFERENCES "shared_split"."participants"("household_id","participant_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "corrections_of_a_movement" ON "shared_split"."corrections" USING btree ("household_id","movement_id");--> statement-breakpoint
CREATE INDEX "corrections_of_a_settlement" ON "shared_split"."corrections" USING btree ("household_id","settlement_id");--> statement-breakpoint
CREATE INDEX "settlements_newest" ON "shared_split"."settlements" USING btree ("household_id","occurred_at" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"sequence" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_active_external_id" ON "shared_split"."settlements" USING btree ("household_id","external_id") WHERE "shared_split"."settlements"."external_id" is not null and "shared_split"."settlements"."status" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_one_opening" ON "shared_split"."settlements" USING btree ("household_id") WHERE "shared_split"."settlements"."kind" = 'opening' and "shared_split"."settlements"."status" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_one_closing" ON "shared_split"."settlements" USING btree ("household_id","closes_month") WHERE "shared_split"."settlements"."closes_month" is not null and "shared_split"."settlements"."status" = 'active';--> statement-breakpoint
CREATE INDEX "settlements_of_an_import" ON "shared_split"."settlements" USING btree ("household_id","import_id") WHERE "shared_split"."settlements"."import_id" is not null;--> statement-breakpoint
-- Checked at the commit: a replaced movement stops counting before its replacement is stored.
ALTER TABLE "shared_split"."movements" ADD CONSTRAINT "movements_replaced_by" FOREIGN KEY ("household_id","replaced_by_id") REFERENCES "shared_split"."movements"("household_id","movement_id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "shared_split"."movements" ADD CONSTRAINT "movements_first" FOREIGN KEY ("household_id","first_id") REFERENCES "shared_split"."movements"("household_id","movement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "movements_counting_external_id" ON "shared_split"."movements" USING btree ("household_id","competence_month","external_id","payer_id") WHERE "shared_split"."movements"."external_id" is not null and "shared_split"."movements"."status" = 'active';--> statement-breakpoint
CREATE INDEX "movements_of_a_chain" ON "shared_split"."movements" USING btree ("household_id","first_id") WHERE "shared_split"."movements"."first_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "movements_one_counting_replacement" ON "shared_split"."movements" USING btree ("household_id","first_id") WHERE "shared_split"."movements"."first_id" is not null and "shared_split"."movements"."status" = 'active';--> statement-breakpoint
CREATE INDEX "movements_of_an_import" ON "shared_split"."movements" USING btree ("household_id","import_id") WHERE "shared_split"."movements"."import_id" is not null;--> statement-breakpoint
ALTER TABLE "shared_split"."movements" ADD CONSTRAINT "movements_status" CHECK ("shared_split"."movements"."status" in ('active', 'voided', 'replaced'));--> statement-breakpoint
ALTER TABLE "shared_split"."movements" ADD CONSTRAINT "movements_replaced" CHECK (("shared_split"."movements"."status" = 'replaced') = ("shared_split"."movements"."replaced_by_id" is not null));--> statement-breakpoint
ALTER TABLE "shared_split"."movements" ADD CONSTRAINT "movements_split" CHECK (("shared_split"."movements"."split_config" is null) = ("shared_split"."movements"."payer_share_cents" is null));--> statement-breakpoint
ALTER TABLE "shared_split"."movements" ADD CONSTRAINT "movements_payer_share" CHECK ("shared_split"."movements"."payer_share_cents" between 0 and "shared_split"."movements"."amount_cents");--> statement-breakpoint
ALTER TABLE "shared_split"."recurrence_occurrences" ADD CONSTRAINT "occurrences_installment" CHECK ("shared_split"."recurrence_occurrences"."installment_number" between 1 and "shared_split"."recurrence_occurrences"."installment_count");--> statement-breakpoint
ALTER TABLE "shared_split"."recurrences" ADD CONSTRAINT "recurrences_paused_from" CHECK ("shared_split"."recurrences"."paused_from_month" ~ '^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])$');--> statement-breakpoint
ALTER TABLE "shared_split"."recurrences" ADD CONSTRAINT "recurrences_paused" CHECK ("shared_split"."recurrences"."status" <> 'paused' or "shared_split"."recurrences"."paused_from_month" is not null);--> statement-breakpoint
ALTER TABLE "shared_split"."recurrences" ADD CONSTRAINT "recurrences_skips_are_list" CHECK (jsonb_typeof("shared_split"."recurrences"."skips") = 'array');