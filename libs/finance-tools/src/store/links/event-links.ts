import type { Connection, Row } from '@bursar/database';

const MOST = 20;

/** The transactions of an account that confirmed events join to rows of a view, those linked last first. */
export function latestLinked(
  connection: Connection,
  owner: string,
  accountId: string,
  view: string,
): Promise<{ readonly id: string; readonly bookedOn: string }[]> {
  return connection.query<Row & { id: string; bookedOn: string }>`
    select t.sequence::text as id, to_char(t.booked_at, 'YYYY-MM-DD') as "bookedOn"
    from finance.links l
    join finance.transactions t on t.owner = ${owner} and t.account_id = ${accountId} and t.is_linked
      and t.sequence::text = l.left_id
    where l.owner = ${owner} and l.kind = 'same_event' and l.state = 'confirmed'
      and starts_with(l.right_id, ${view} || ':')
    order by l.link_number desc
    limit ${MOST}`;
}

/** The number of the link with which a person rejected a pair. */
export async function rejectedLink(
  connection: Connection,
  owner: string,
  left: string,
  right: string,
): Promise<number | undefined> {
  const [link] = await connection.query<Row & { number: number }>`
    select link_number as number from finance.links
    where owner = ${owner} and kind = 'same_event' and left_id = ${left} and right_id = ${right} and state = 'rejected'`;
  return link?.number;
}
