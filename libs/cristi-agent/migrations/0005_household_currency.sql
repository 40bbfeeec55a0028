-- The currency of what a user has entered; null for that of the contract.
ALTER TABLE "cristi"."purses" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "cristi"."purses" ADD CONSTRAINT "purses_currency" CHECK ("cristi"."purses"."currency" ~ '^[A-Z]{3}$') NOT VALID;
