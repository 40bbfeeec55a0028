-- A process of the former version renames a participant by an update of the id alone, which foreign keys carried along until 0002.
-- Until none runs any more, the same happens here: another participant takes over the records of the same household, and the
-- former one goes. This version sends these statements itself and never changes an id.
create function shared_split.rename_participant() returns trigger language plpgsql as $$
begin
  insert into shared_split.participants (household_id, participant_id, display_name, is_active)
  values (new.household_id, new.participant_id, new.display_name, new.is_active);
  update shared_split.movements set payer_id = new.participant_id
    where household_id = old.household_id and payer_id = old.participant_id;
  update shared_split.movements set requested_by_id = new.participant_id
    where household_id = old.household_id and requested_by_id = old.participant_id;
  update shared_split.recurrences set payer_id = new.participant_id
    where household_id = old.household_id and payer_id = old.participant_id;
  update shared_split.recurrences set requested_by_id = new.participant_id
    where household_id = old.household_id and requested_by_id = old.participant_id;
  update shared_split.recurrence_events set actor_id = new.participant_id
    where household_id = old.household_id and actor_id = old.participant_id;
  update shared_split.settlements set payer_id = new.participant_id
    where household_id = old.household_id and payer_id = old.participant_id;
  update shared_split.settlements set receiver_id = new.participant_id
    where household_id = old.household_id and receiver_id = old.participant_id;
  update shared_split.settlements set requested_by_id = new.participant_id
    where household_id = old.household_id and requested_by_id = old.participant_id;
  update shared_split.corrections set actor_id = new.participant_id
    where household_id = old.household_id and actor_id = old.participant_id;
  update shared_split.month_totals set payer_id = new.participant_id
    where household_id = old.household_id and payer_id = old.participant_id;
  delete from shared_split.participants
    where household_id = old.household_id and participant_id = old.participant_id;
  -- The row that was to be changed is gone.
  return null;
end $$;
--> statement-breakpoint
create trigger participants_renamed before update of participant_id on shared_split.participants
  for each row when (old.household_id = new.household_id and old.participant_id <> new.participant_id)
  execute function shared_split.rename_participant();
