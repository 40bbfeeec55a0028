-- The journal follows every change of the ledger that is made while the setting finance.change holds the number of a
-- change; nothing else is journaled, so that what is altered behind the server's back can be told.
create function finance.refuse_alteration() returns trigger language plpgsql as $$
begin
  raise exception 'changes of the journal are never altered or deleted' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger changes_stay before update or delete on finance.changes
  for each row execute function finance.refuse_alteration();
--> statement-breakpoint
-- Canonical JSON (RFC 8785) of text: PostgreSQL escapes the same characters in the same way.
-- What is computed from other columns is not part of an image: the searched forms, and a payee and the source of a
-- category that nobody gave. Null is left out, so that a column that comes later changes no image.
do $journal$
declare
  given_payee constant text := $$case when @.payee_source in ('person', 'rule') then @.payee_name end$$;
  given_by constant text := $$case when @.payee_source in ('person', 'rule') then @.payee_source end$$;
  source constant text := $$nullif(@.category_source, 'statement')$$;
  -- In the order of names: name, value, how it is written.
  columns constant text[] := array[
    ['account_id', '@.account_id', 'to_json(%s)'],
    ['added_by', '@.added_by', '%s'],
    ['amount', '@.amount', 'to_json((%s)::text)'],
    ['booked_at', '@.booked_at', 'to_json(%s)'],
    ['category_id', '@.category_id', '%s'],
    ['category_source', source, 'to_json(%s)'],
    ['changed_by', '@.changed_by', '%s'],
    ['description', '@.description', 'to_json(%s)'],
    ['external_id', '@.external_id', 'to_json(%s)'],
    ['note', '@.note', 'to_json(%s)'],
    ['payee', '@.payee', 'to_json(%s)'],
    ['payee_name', given_payee, 'to_json(%s)'],
    ['payee_source', given_by, 'to_json(%s)'],
    ['raw', '@.raw::text', 'to_json(%s)'],
    ['split', '@.split::text', 'to_json(%s)'],
    ['statement_number', '@.statement_number', '%s'],
    ['tags', $$nullif(@.tags, '{}')$$, 'to_json(%s)']
  ];
  derived constant text[] := array[
    ['category_source', '@.category_source'],
    ['description_key', '@.description_key'],
    ['payee_key', '@.payee_key'],
    ['payee_name', '@.payee_name'],
    ['payee_source', '@.payee_source'],
    ['words_key', '@.words_key']
  ];
  image text := '';
  before text := '';
  after text := '';
  derived_image text := '';
  derived_before text := '';
  parts text[];
begin
  foreach parts slice 1 in array columns loop
    image := image || format(', %L || %s', format(',"%s":', parts[1]), format(parts[3], parts[2]));
    before := before || format(', case when %s is distinct from %s then %L || coalesce((%s)::text, ''null'') end',
      replace(parts[2], '@', 'r'), replace(parts[2], '@', 'a'), format(',"%s":', parts[1]),
      replace(format(parts[3], parts[2]), '@', 'r'));
    after := after || format(', case when %s is distinct from %s then %L || coalesce((%s)::text, ''null'') end',
      replace(parts[2], '@', 'r'), replace(parts[2], '@', 'a'), format(',"%s":', parts[1]),
      replace(format(parts[3], parts[2]), '@', 'a'));
  end loop;
  foreach parts slice 1 in array derived loop
    derived_image := derived_image || format(', %L || to_json(%s)', format(',"%s":', parts[1]), parts[2]);
    derived_before := derived_before || format(', case when %s is distinct from %s then %L || coalesce(to_json(%s)::text, ''null'') end',
      replace(parts[2], '@', 'r'), replace(parts[2], '@', 'a'), format(',"%s":', parts[1]), replace(parts[2], '@', 'r'));
  end loop;
  image := format($$'{' || substr(concat(%s), 2) || '}'$$, substr(image, 3));
  before := format($$substr(concat(%s), 2)$$, substr(before, 3));
  after := format($$substr(concat(%s), 2)$$, substr(after, 3));
  derived_image := format($$'{' || substr(concat(%s), 2) || '}'$$, substr(derived_image, 3));
  derived_before := format($$substr(concat(%s), 2)$$, substr(derived_before, 3));

  execute format(
    'create function finance.transaction_image(t finance.transactions) returns text language sql stable parallel safe as %L',
    'select ' || replace(image, '@', 't'));
  execute format(
    'create function finance.journal_transactions() returns trigger language plpgsql as %L',
    format($body$
declare
  change constant integer := nullif(current_setting('finance.change', true), '')::integer;
  -- The places of what an import adds follow one another: the change itself tells them.
  adds_from constant bigint := coalesce(nullif(current_setting('finance.adds_from', true), '')::bigint, 9223372036854775807);
begin
  if change is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into finance.changed_transactions (owner, change_number, sequence)
    select a.owner, change, a.sequence from added a where a.sequence < adds_from order by a.sequence;
  elsif tg_op = 'DELETE' then
    insert into finance.changed_transactions as c (owner, change_number, sequence, before, derived)
    select r.owner, change, r.sequence, %s, %s from removed r order by r.sequence
    on conflict (owner, change_number, sequence) do update
    set before = finance.merge_images(excluded.before, c.before), after = null,
      derived = finance.merge_images(excluded.derived, c.derived)
    where c.before is not null;
  else
    insert into finance.changed_transactions as c (owner, change_number, sequence, before, after, derived)
    select d.owner, change, d.sequence, '{' || d.before || '}', '{' || d.after || '}',
      case when d.derived <> '' then '{' || d.derived || '}' end
    from (
      select r.owner, r.sequence, %s as before, %s as after, %s as derived
      from removed r join added a on a.owner = r.owner and a.sequence = r.sequence
      where r.sequence < adds_from
    ) d
    where d.before <> '' or d.derived <> ''
    order by d.sequence
    on conflict (owner, change_number, sequence) do update
    set before = finance.merge_images(excluded.before, c.before), after = finance.merge_images(c.after, excluded.after),
      derived = finance.merge_images(excluded.derived, c.derived)
    where c.before is not null and c.after is not null;
  end if;
  return null;
end $body$, replace(image, '@', 'r'), replace(derived_image, '@', 'r'), before, after, derived_before));
end $journal$;
--> statement-breakpoint
-- Two images of one row, of which the second counts; null for no image.
create function finance.merge_images(one text, other text) returns text language sql immutable as $$
  select case when one is null or one = '{}' then other when other is null or other = '{}' then one else (
    select '{' || string_agg(to_json(key)::text || ':' || value, ',' order by key collate "C") || '}'
    from (
      select distinct on (key) key, value::text as value
      from (select 1 as place, * from json_each(one::json) union all select 2, * from json_each(other::json)) members
      order by key, place desc
    ) merged
  ) end
$$;
--> statement-breakpoint
create trigger journal_inserted after insert on finance.transactions
  referencing new table as added for each statement execute function finance.journal_transactions();
--> statement-breakpoint
create trigger journal_deleted after delete on finance.transactions
  referencing old table as removed for each statement execute function finance.journal_transactions();
--> statement-breakpoint
create trigger journal_updated after update on finance.transactions
  referencing old table as removed new table as added for each statement execute function finance.journal_transactions();
--> statement-breakpoint
-- The canonical image of a row of any other table, from its JSON: whole numbers as they are, all else as text.
create function finance.row_image(given json) returns text language sql immutable as $$
  select '{' || string_agg(to_json(key)::text || ':' || case
      when json_typeof(value) in ('string', 'boolean') then value::text
      when json_typeof(value) = 'number' and strpos(value::text, '.') = 0 then value::text
      else to_json(value::text)::text
    end, ',' order by key collate "C") || '}'
  from json_each(given) where key <> 'owner' and json_typeof(value) <> 'null'
$$;
--> statement-breakpoint
-- The key of a row from its JSON: the values of `columns`, which are separated by commas.
create function finance.row_key(given json, columns text) returns text language sql immutable as $$
  select string_agg(given->>name, '/' order by place)
  from unnest(string_to_array(columns, ',')) with ordinality as named (name, place)
$$;
--> statement-breakpoint
-- One row at a time: these tables have few. What a change does to a row several times is one change of it.
create function finance.journal_row() returns trigger language plpgsql as $$
declare
  change constant integer := nullif(current_setting('finance.change', true), '')::integer;
  before_row constant json := case when tg_op <> 'INSERT' then row_to_json(old) end;
  after_row constant json := case when tg_op <> 'DELETE' then row_to_json(new) end;
begin
  if change is null then
    return null;
  end if;
  insert into finance.changed_rows as c (owner, change_number, table_name, key, before, after)
  select coalesce(after_row, before_row)->>'owner', change, tg_table_name,
    finance.row_key(coalesce(after_row, before_row), tg_argv[0]),
    case when before_row is not null then finance.row_image(before_row) end,
    case when after_row is not null then finance.row_image(after_row) end
  where before_row::text is distinct from after_row::text
  on conflict (owner, change_number, table_name, key) do update set after = excluded.after;
  return null;
end $$;
--> statement-breakpoint
-- Journals a table; `columns`: its key after the owner, separated by commas.
create function finance.journal_table(name text, columns text) returns void language plpgsql as $$
begin
  execute format('create trigger journal_rows after insert or update or delete on finance.%I
    for each row execute function finance.journal_row(%L)', name, columns);
end $$;
--> statement-breakpoint
select finance.journal_table('accounts', 'account_id');
--> statement-breakpoint
select finance.journal_table('balances', 'account_id,day,import_number,statement_number');
--> statement-breakpoint
select finance.journal_table('categories', 'category_id');
--> statement-breakpoint
select finance.journal_table('replacements', 'import_number,sequence');
--> statement-breakpoint
select finance.journal_table('rules', 'rule_number');
--> statement-breakpoint
select finance.journal_table('statements', 'import_number,statement_number');
--> statement-breakpoint
-- Goes back by one change of a row: `state` has the columns that are known to differ from those of the row as it is now,
-- and `*` if it has all of them; null if there was no row.
create function finance.go_back(state jsonb, before text, after text, derived text) returns jsonb
language sql immutable parallel safe as $$
  select case
    when before is null then null
    when after is null then before::jsonb || coalesce(derived::jsonb, '{}') || '{"*": true}'
    else coalesce(state, '{}') || before::jsonb || coalesce(derived::jsonb, '{}')
  end
$$;
--> statement-breakpoint
create aggregate finance.state_before(text, text, text) (sfunc = finance.go_back, stype = jsonb, initcond = '{}');
