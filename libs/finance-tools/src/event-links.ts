import type { Connection } from '@bursar/database';

import { includedIn, ledgerOpener, type LedgerContext, type LedgerDependencies } from './context';
import { linkRefused, linkedRowsNotFound } from './errors';
import { decimalFromNumeric, type Decimal } from './model/decimal';
import type { Link } from './model/links/link';
import { LinkStructure } from './model/links/link-structure';
import { linkId, linkNumber } from './model/published-ids';
import { beginChange } from './store/journal/begin-change';
import { recordChange } from './store/journal/record-change';
import { latestLinked, rejectedLink } from './store/links/event-links';
import { missingRows } from './store/links/linkable-ledger';
import { rowFacts } from './store/links/row-facts';
import { addLinks, linksOfRows, markLinkedRows, removeLinks, setLinkStates } from './store/links/stored-links';
import { createLockedLedger } from './store/lock-ledger';

/** An imported transaction, and what confirmed links say of it. */
export interface LinkableTransaction {
  readonly id: string;
  readonly accountId: string;
  readonly currency: string;
  /** Debits are negative. */
  readonly amount: Decimal;
  readonly description: string;
  /** `YYYY-MM-DD` */
  readonly bookedOn: string;
  readonly isTransfer: boolean;
  /** The other rows of its event, with the id of the link that names both, if one does. */
  readonly event: readonly { readonly id: string; readonly linkId: string | null }[];
}

/** Events that a program above the domains makes of an imported transaction and a row of another domain. */
export interface EventLinks {
  /** Undefined where no imported transaction has the id. */
  find(id: string): Promise<LinkableTransaction | undefined>;
  /** The transactions of an account that events join to rows of a view, those linked last first. */
  latestLinked(accountId: string, view: string): Promise<readonly { readonly id: string; readonly bookedOn: string }[]>;
  /** Stores the link, in a change of this tool; returns its id. Currencies may differ: the imported row counts. */
  confirm(pair: { readonly left: string; readonly right: string }, tool: string): Promise<string>;
  /** Takes the link back, in a change of this tool. */
  remove(id: string, tool: string): Promise<void>;
}

export type EventLinksDependencies = LedgerDependencies & { readonly owner: string };

/** The links of an owner's ledger. Call `find` before what writes, in the same transaction. */
export function openEventLinks({ owner, ...dependencies }: EventLinksDependencies): EventLinks {
  const open = ledgerOpener(dependencies);
  const context = () => open({ owner });
  return {
    find: async (id) => findTransaction(await context(), id),
    latestLinked: async (account, view) =>
      (await context()).database.run((connection) => latestLinked(connection, owner, account, view)),
    confirm: async (pair, tool) => confirmEvent(await context(), pair, tool),
    remove: async (id, tool) => {
      const number = linkNumber(id);
      if (number === undefined) throw linkedRowsNotFound([id]);
      await change(await context(), tool, 'Removed 1 link', (tx) => removeLinks(tx, owner, [number]));
    },
  };
}

async function findTransaction(context: LedgerContext, id: string): Promise<LinkableTransaction | undefined> {
  const { owner } = context;
  return context.database.run(async (connection) => {
    const row = (await rowFacts(connection, owner, [], [id])).get(id);
    if (row === undefined) return undefined;
    const { links, structure } = await linksAround(connection, context, id);
    const linkTo = (other: string) =>
      links.find(
        ({ kind, left, right }) => kind === 'same_event' && [left, right].includes(id) && [left, right].includes(other),
      );
    return {
      ...{ id, accountId: row.accountId, currency: row.currency, amount: decimalFromNumeric(row.amount) },
      ...{ description: row.description, bookedOn: row.bookedAt.slice(0, 10) },
      isTransfer: structure.transfersOf(id).length > 0,
      event: structure.eventOf(id).rows.flatMap((other) => {
        const link = linkTo(other);
        return other === id ? [] : [{ id: other, linkId: link === undefined ? null : linkId(link.number) }];
      }),
    };
  });
}

/** An event has one row of each view at most. */
const VIEWS = 4;

/** The confirmed links of a row's event, without those of rows that are gone. */
async function linksAround(connection: Connection, context: LedgerContext, id: string) {
  const included = await includedIn(context, 'all');
  let ids = [id];
  let links: Link[] = [];
  for (let hop = 0; hop < VIEWS; hop += 1) {
    links = await linksOfRows(connection, context.owner, ids);
    const events = links.filter(({ kind }) => kind === 'same_event').flatMap(({ left, right }) => [left, right]);
    const more = [...new Set([...ids, ...events])];
    if (more.length === ids.length) break;
    ids = more;
  }
  const ends = [...new Set(links.flatMap(({ left, right }) => [left, right]))];
  const gone = await missingRows(connection, included, ends);
  const standing = links.filter(({ left, right }) => !gone.has(left) && !gone.has(right));
  return { links: standing, structure: new LinkStructure(standing) };
}

async function confirmEvent(
  context: LedgerContext,
  { left, right }: { readonly left: string; readonly right: string },
  tool: string,
): Promise<string> {
  return change(context, tool, 'Confirmed 1 link', async (transaction) => {
    const { links, structure } = await linksAround(transaction, context, left);
    const known = links.find((link) => link.kind === 'same_event' && link.left === left && link.right === right);
    if (known !== undefined) return linkId(known.number);
    if (!structure.canJoin(left, right)) throw linkRefused('ALREADY_LINKED', left, right);
    const rejected = await rejectedLink(transaction, context.owner, left, right);
    if (rejected !== undefined) {
      await setLinkStates(transaction, context.owner, [{ number: rejected, state: 'confirmed' }]);
      return linkId(rejected);
    }
    const pair = { kind: 'same_event', state: 'confirmed', left, right } as const;
    const [number = 0] = await addLinks(transaction, context.owner, [pair]);
    return linkId(number);
  });
}

type Work<Result> = (transaction: Parameters<typeof createLockedLedger>[0]) => Promise<Result>;

/** Writes links as one change of the journal. */
async function change<Result>(
  { owner, database, clock, via }: LedgerContext,
  tool: string,
  summary: string,
  work: Work<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await createLockedLedger(transaction, owner);
    const begun = await beginChange(transaction, { owner, kind: 'links', via, tool, now: clock.now() });
    const result = await work(transaction);
    await markLinkedRows(transaction, owner);
    await recordChange(transaction, begun, { summary });
    return result;
  });
}
