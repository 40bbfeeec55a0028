-- The currency of what a household has entered; null for that of the contract.
ALTER TABLE "shared_split"."households" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "shared_split"."households" ADD CONSTRAINT "households_currency" CHECK ("shared_split"."households"."currency" ~ '^[A-Z]{3}$') NOT VALID;
