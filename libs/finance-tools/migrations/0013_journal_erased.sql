-- A journal is never altered. It goes as a whole, with all else that its owner has, in a transaction that names the owner.
create or replace function finance.refuse_alteration() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('finance.erased_owner', true) = old.owner then
    return old;
  end if;
  raise exception 'changes of the journal are never altered or deleted' using errcode = 'restrict_violation';
end $$;
