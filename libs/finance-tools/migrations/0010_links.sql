CREATE TABLE "finance"."links" (
	"owner" text collate "C" NOT NULL,
	"link_number" integer NOT NULL,
	"kind" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"left_id" text collate "C" NOT NULL,
	"right_id" text collate "C" NOT NULL,
	CONSTRAINT "links_owner_link_number_pk" PRIMARY KEY("owner","link_number"),
	CONSTRAINT "links_kind" CHECK ("finance"."links"."kind" in ('same_event', 'transfer', 'refund', 'same_account')),
	CONSTRAINT "links_state" CHECK ("finance"."links"."state" in ('confirmed', 'rejected')),
	CONSTRAINT "links_pair" CHECK ("finance"."links"."left_id" <> "finance"."links"."right_id")
);
--> statement-breakpoint
ALTER TABLE "finance"."ledgers" ADD COLUMN "next_link" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "finance"."ledgers" ADD COLUMN "links_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "finance"."transactions" ADD COLUMN "is_linked" boolean;--> statement-breakpoint
ALTER TABLE "finance"."links" ADD CONSTRAINT "links_owner_ledgers_owner_fk" FOREIGN KEY ("owner") REFERENCES "finance"."ledgers"("owner") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "links_left" ON "finance"."links" USING btree ("owner","left_id");--> statement-breakpoint
CREATE INDEX "links_right" ON "finance"."links" USING btree ("owner","right_id");--> statement-breakpoint
CREATE INDEX "transactions_linked" ON "finance"."transactions" USING btree ("owner","booked_at","sequence") WHERE "finance"."transactions"."is_linked";