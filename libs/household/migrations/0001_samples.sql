CREATE TABLE "household"."samples" (
	"owner" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"loaded_at" text NOT NULL,
	"entries" jsonb NOT NULL,
	CONSTRAINT "samples_language" CHECK ("household"."samples"."language" in ('en', 'pt', 'es', 'fr'))
);
