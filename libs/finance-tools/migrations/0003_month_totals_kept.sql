-- The totals of months follow every change of the transactions, in its transaction and whoever makes it: also an older
-- process that knows nothing of them.
create function finance.count_into_months() returns trigger language plpgsql as $$
begin
  insert into finance.month_totals as m (owner, month, account_id, category_id, side, amount, transaction_count)
  select owner, date_trunc('month', booked_at), account_id, coalesce(category_id, 0), sign(amount), sum(amount), count(*)
  from added group by 1, 2, 3, 4, 5
  on conflict (owner, month, account_id, category_id, side) do update
  set amount = m.amount + excluded.amount, transaction_count = m.transaction_count + excluded.transaction_count;
  return null;
end $$;
--> statement-breakpoint
create function finance.count_out_of_months() returns trigger language plpgsql as $$
begin
  merge into finance.month_totals m
  using (
    select owner, date_trunc('month', booked_at)::date as month, account_id, coalesce(category_id, 0) as category_id,
      sign(amount) as side, sum(amount) as amount, count(*) as transaction_count
    from removed group by 1, 2, 3, 4, 5
  ) r
  on (m.owner, m.month, m.account_id, m.category_id, m.side) = (r.owner, r.month, r.account_id, r.category_id, r.side)
  when matched and m.transaction_count = r.transaction_count then delete
  when matched then update
    set amount = m.amount - r.amount, transaction_count = m.transaction_count - r.transaction_count;
  return null;
end $$;
--> statement-breakpoint
create trigger count_inserted after insert on finance.transactions
  referencing new table as added for each statement execute function finance.count_into_months();
--> statement-breakpoint
create trigger count_deleted after delete on finance.transactions
  referencing old table as removed for each statement execute function finance.count_out_of_months();
--> statement-breakpoint
-- Triggers of an event run in the order of their names.
create trigger count_updated_1 after update on finance.transactions
  referencing new table as added for each statement execute function finance.count_into_months();
--> statement-breakpoint
create trigger count_updated_2 after update on finance.transactions
  referencing old table as removed for each statement execute function finance.count_out_of_months();
--> statement-breakpoint
-- Nobody else writes from the first trigger on until all of this is committed.
insert into finance.month_totals (owner, month, account_id, category_id, side, amount, transaction_count)
select owner, date_trunc('month', booked_at), account_id, coalesce(category_id, 0), sign(amount), sum(amount), count(*)
from finance.transactions group by 1, 2, 3, 4, 5;
