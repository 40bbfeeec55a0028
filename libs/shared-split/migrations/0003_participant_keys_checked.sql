-- outside a transaction
-- Nobody waits while rows are checked.
alter table shared_split.corrections validate constraint corrections_actor;
--> statement-breakpoint
alter table shared_split.month_totals validate constraint month_totals_payer;
--> statement-breakpoint
alter table shared_split.movements validate constraint movements_payer;
--> statement-breakpoint
alter table shared_split.movements validate constraint movements_requested_by;
--> statement-breakpoint
alter table shared_split.recurrence_events validate constraint events_actor;
--> statement-breakpoint
alter table shared_split.recurrences validate constraint recurrences_payer;
--> statement-breakpoint
alter table shared_split.recurrences validate constraint recurrences_requested_by;
--> statement-breakpoint
alter table shared_split.settlements validate constraint settlements_payer;
--> statement-breakpoint
alter table shared_split.settlements validate constraint settlements_receiver;
--> statement-breakpoint
alter table shared_split.settlements validate constraint settlements_requested_by;
