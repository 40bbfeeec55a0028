import type { Connection, Row } from '../connection';

/** Statements that take a rule off a table and put it back. */
interface HeldRule {
  readonly off: string;
  readonly on: string;
}

/**
 * Takes off what would stand in the way of rows that come table by table: foreign keys, since tables may refer to one
 * another in a circle, and triggers, which have done their work already. Gives what puts them back; the keys are then
 * checked for all rows. Needs no more rights than those of whoever made the tables.
 */
export async function holdRules(connection: Connection, schemas: readonly string[]): Promise<() => Promise<void>> {
  const rules = [...(await foreignKeys(connection, schemas)), ...(await triggers(connection, schemas))];
  for (const { off } of rules) await connection.script(off);
  return async () => {
    for (const { on } of rules) await connection.script(on);
  };
}

function foreignKeys(connection: Connection, schemas: readonly string[]): Promise<HeldRule[]> {
  return connection.query<HeldRule & Row>`
    select format('alter table %I.%I drop constraint %I', n.nspname, c.relname, k.conname) as off,
      format('alter table %I.%I add constraint %I %s', n.nspname, c.relname, k.conname, pg_get_constraintdef(k.oid)) as on
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname = any(${schemas})
    order by 1`;
}

function triggers(connection: Connection, schemas: readonly string[]): Promise<HeldRule[]> {
  return connection.query<HeldRule & Row>`
    select format('alter table %I.%I disable trigger %I', n.nspname, c.relname, t.tgname) as off,
      format('alter table %I.%I enable %s trigger %I', n.nspname, c.relname,
        case t.tgenabled when 'A' then 'always' when 'R' then 'replica' end, t.tgname) as on
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and t.tgenabled <> 'D' and n.nspname = any(${schemas})
    order by 1`;
}
