alter table finance.links add constraint links_once unique (owner, kind, left_id, right_id) deferrable initially deferred;
--> statement-breakpoint
select finance.journal_table('links', 'link_number');
--> statement-breakpoint
-- Whoever keeps what links say, keeps it for one number.
create function finance.count_links() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update finance.ledgers set links_version = links_version + 1 where owner in (select owner from removed);
  else
    update finance.ledgers set links_version = links_version + 1 where owner in (select owner from added);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger count_inserted after insert on finance.links
  referencing new table as added for each statement execute function finance.count_links();
--> statement-breakpoint
create trigger count_updated after update on finance.links
  referencing new table as added for each statement execute function finance.count_links();
--> statement-breakpoint
create trigger count_deleted after delete on finance.links
  referencing old table as removed for each statement execute function finance.count_links();
--> statement-breakpoint
create function finance.count_linked_rows() returns trigger language plpgsql as $$
begin
  update finance.ledgers set links_version = links_version + 1
  where owner in (select owner from removed where is_linked);
  return null;
end $$;
--> statement-breakpoint
create trigger linked_deleted after delete on finance.transactions
  referencing old table as removed for each statement execute function finance.count_linked_rows();
