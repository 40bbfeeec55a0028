CREATE SCHEMA "access";
--> statement-breakpoint
CREATE TABLE "access"."api_keys" (
	"owner_id" text NOT NULL,
	"key_id" uuid PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_digest" UNIQUE("digest"),
	CONSTRAINT "api_keys_digest_form" CHECK ("access"."api_keys"."digest" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "api_keys_label_length" CHECK (char_length("access"."api_keys"."label") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "access"."owners" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "owners_name" UNIQUE("name"),
	CONSTRAINT "owners_name_length" CHECK (char_length("access"."owners"."name") between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "access"."api_keys" ADD CONSTRAINT "api_keys_owner_id_owners_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "access"."owners"("owner_id") ON DELETE no action ON UPDATE no action;