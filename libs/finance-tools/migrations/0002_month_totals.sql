CREATE TABLE "finance"."month_totals" (
	"owner" text collate "C" NOT NULL,
	"month" date NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"category_id" integer NOT NULL,
	"side" smallint NOT NULL,
	"amount" numeric NOT NULL,
	"transaction_count" bigint NOT NULL,
	CONSTRAINT "month_totals_owner_month_account_id_category_id_side_pk" PRIMARY KEY("owner","month","account_id","category_id","side"),
	CONSTRAINT "month_totals_side" CHECK (sign("finance"."month_totals"."amount") = "finance"."month_totals"."side"),
	CONSTRAINT "month_totals_counted" CHECK ("finance"."month_totals"."transaction_count" > 0)
);
