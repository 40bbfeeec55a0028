CREATE TABLE "finance"."reported_balances" (
	"owner" text collate "C" NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"day" date NOT NULL,
	"balance" numeric(19, 4) NOT NULL,
	CONSTRAINT "reported_balances_owner_account_id_day_pk" PRIMARY KEY("owner","account_id","day"),
	CONSTRAINT "reported_balances_day" CHECK ("finance"."reported_balances"."day" between '1900-01-01' and '2999-12-31')
);
--> statement-breakpoint
ALTER TABLE "finance"."reported_balances" ADD CONSTRAINT "reported_balances_account" FOREIGN KEY ("owner","account_id") REFERENCES "finance"."accounts"("owner","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
select finance.journal_table('reported_balances', 'account_id,day');
