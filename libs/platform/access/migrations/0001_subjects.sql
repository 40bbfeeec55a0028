CREATE TABLE "access"."subjects" (
	"owner_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subjects_identity" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "subjects_owner" UNIQUE("owner_id"),
	CONSTRAINT "subjects_issuer_length" CHECK (char_length("access"."subjects"."issuer") between 1 and 255),
	CONSTRAINT "subjects_subject_length" CHECK (char_length("access"."subjects"."subject") between 1 and 255)
);
--> statement-breakpoint
ALTER TABLE "access"."subjects" ADD CONSTRAINT "subjects_owner_id_owners_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "access"."owners"("owner_id") ON DELETE no action ON UPDATE no action;