CREATE SCHEMA "household";
--> statement-breakpoint
CREATE TABLE "household"."budget_users" (
	"owner" text NOT NULL,
	"participant_id" text NOT NULL,
	"budget_user_id" text NOT NULL,
	CONSTRAINT "budget_users_owner_participant_id_pk" PRIMARY KEY("owner","participant_id"),
	CONSTRAINT "budget_users_participant_id" CHECK (char_length("household"."budget_users"."participant_id") between 1 and 64),
	CONSTRAINT "budget_users_budget_user_id" CHECK (char_length("household"."budget_users"."budget_user_id") between 1 and 64)
);
--> statement-breakpoint
CREATE TABLE "household"."settings" (
	"owner" text PRIMARY KEY NOT NULL,
	"language" text,
	"currency" text,
	"time_zone" text,
	"entry_to" text,
	CONSTRAINT "settings_language" CHECK ("household"."settings"."language" in ('en', 'pt', 'es', 'fr')),
	CONSTRAINT "settings_currency" CHECK ("household"."settings"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "settings_time_zone" CHECK ("household"."settings"."time_zone" ~ '^[A-Za-z0-9_+/-]{1,64}$'),
	CONSTRAINT "settings_entry_to" CHECK ("household"."settings"."entry_to" in ('shared', 'budget', 'account'))
);
