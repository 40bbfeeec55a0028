import type { Connection, Row } from '../connection';

/** Statements that drop or disable a constraint or trigger, and that restore it. */
interface DeferredConstraint {
  readonly drop: string;
  readonly restore: string;
}

/**
 * Drops foreign keys and disables triggers for rows that are restored table by table: tables may refer to one another in
 * cycles, and what the triggers did is in the rows. Returns the function that restores them, which checks the foreign
 * keys for all rows. Needs only the privileges of the tables' owner.
 */
export async function deferConstraints(
  connection: Connection,
  schemas: readonly string[],
): Promise<() => Promise<void>> {
  const constraints = [...(await foreignKeys(connection, schemas)), ...(await triggers(connection, schemas))];
  for (const { drop } of constraints) await connection.script(drop);
  return async () => {
    for (const { restore } of constraints) await connection.script(restore);
  };
}

function foreignKeys(connection: Connection, schemas: readonly string[]): Promise<DeferredConstraint[]> {
  return connection.query<DeferredConstraint & Row>`
    select format('alter table %I.%I drop constraint %I', n.nspname, c.relname, k.conname) as drop,
      format('alter table %I.%I add constraint %I %s', n.nspname, c.relname, k.conname, pg_get_constraintdef(k.oid))
        as restore
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname = any(${schemas})
    order by 1`;
}

function triggers(connection: Connection, schemas: readonly string[]): Promise<DeferredConstraint[]> {
  return connection.query<DeferredConstraint & Row>`
    select format('alter table %I.%I disable trigger %I', n.nspname, c.relname, t.tgname) as drop,
      format('alter table %I.%I enable %s trigger %I', n.nspname, c.relname,
        case t.tgenabled when 'A' then 'always' when 'R' then 'replica' end, t.tgname) as restore
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and t.tgenabled <> 'D' and n.nspname = any(${schemas})
    order by 1`;
}
