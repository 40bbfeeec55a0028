-- Balances are sums over an account's part of this index alone: the included columns spare them the rows themselves.
DROP INDEX "planifi"."movements_of_an_account";--> statement-breakpoint
CREATE INDEX "movements_of_an_account" ON "planifi"."movements" USING btree ("owner","account_id","occurred_on" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"sequence" DESC NULLS FIRST) INCLUDE ("amount","direction","voided_at");
