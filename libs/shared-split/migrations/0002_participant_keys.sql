-- No foreign key carries a new id of a participant along any more, since tables on a cluster take none that do: a participant is
-- renamed by statements for each table. An older process beside this version is refused when it renames one. 0003 checks the rows.
alter table shared_split.corrections drop constraint corrections_actor, add constraint corrections_actor foreign key (household_id, actor_id)
  references shared_split.participants (household_id, participant_id) not valid;
--> statement-breakpoint
alter table shared_split.month_totals drop constraint month_totals_payer, add constraint month_totals_payer foreign key (household_id, payer_id)
  references shared_split.participants (household_id, participant_id) not valid;
--> statement-breakpoint
alter table shared_split.movements drop constraint movements_payer, add constraint movements_payer foreign key (household_id, payer_id)
  references shared_split.participants (household_id, participant_id) not valid;
--> statement-breakpoint
alter table shared_split.movements drop constraint movements_requested_by, add constraint movements_requested_by foreign key (household_id, requested_by_id)
  references shared_split.participants (household_id, participant_id) not valid;
--> statement-breakpoint
alter table shared_split.recurrence_events drop constraint events_actor, add constraint events_actor foreign key (household_id, actor_id)
  references shared_split.participants (household_id, participant_id) not valid;
--> statement-breakpoint
alter table shared_split.recurrences drop constraint recurrences_payer, add constraint recurrences_payer foreign key (household_id, payer_id)
  references shared_split.participants (household_id, participant_id) not valid;
--> statement-breakpoint
alter table shared_split.recurrences drop constraint recurrences_requested_by, add constraint recurrences_requested_by foreign key (household_id, requested_by_id)
  references shared_split.participants (household_id, participant_id) not valid;
--> statement-breakpoint
alter table shared_split.settlements drop constraint settlements_payer, add constraint settlements_payer foreign key (household_id, payer_id)
  references shared_split.participants (household_id, participant_id) not valid;
--> statement-breakpoint
alter table shared_split.settlements drop constraint settlements_receiver, add constraint settlements_receiver foreign key (household_id, receiver_id)
  references shared_split.participants (household_id, participant_id) not valid;
--> statement-breakpoint
alter table shared_split.settlements drop constraint settlements_requested_by, add constraint settlements_requested_by foreign key (household_id, requested_by_id)
  references shared_split.participants (household_id, participant_id) not valid;
