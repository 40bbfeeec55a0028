import type { Connection } from '@bursar/database';
import { printable } from '@bursar/toolkit';
import * as z from 'zod';

import { defineUseCase, includedIn, readTransaction, type IncludedTransactions } from '../context';
import { decimalFromNumeric } from '../model/decimal';
import { compareText, LINK_KINDS, type Link } from '../model/links/link';
import { dayOf } from '../model/links/linkable-row';
import { isSure, type Proposal } from '../model/links/proposal';
import { linkId } from '../model/published-ids';
import { bookedAt, money, page } from '../model/published-fields';
import { fillPayees } from '../store/fill-payees';
import { linkableAccounts } from '../store/links/linkable-accounts';
import { rowFacts, type RowFacts } from '../store/links/row-facts';
import { listStoredLinks } from '../store/links/stored-links';
import { defaultDays } from './find-proposals';
import { keptProposals } from './kept-proposals';
import { proposeInput, type ProposeInput } from './links-input';

/** A row, or an account, of which only the id and the name are known; of what is gone, only the id. */
const end = z.object({
  id: z.string(),
  account_id: z.string().optional(),
  account_name: z.string().optional(),
  description: z.string().optional(),
  amount: money.optional(),
  booked_at: bookedAt.optional(),
});

const item = z.object({
  link_id: z.string().nullable(),
  kind: z.enum(LINK_KINDS),
  left: end,
  right: end,
  confidence: z.number(),
  sure: z.boolean(),
  reason: z.string(),
  ambiguous_with: z.int(),
  stale: z.literal(true).optional(),
});

/** Pairs of rows that may be one event, a transfer or a refund, and accounts that may be one; or the links there are. */
export const proposeLinks = defineUseCase({
  name: 'finance_links_propose',
  tool: {
    title: 'Find overlapping lines: match doubles between ledgers',
    toolsets: ['review'],
    description:
      'Finds duplicates, entries counted twice across bank statements, budget and shared expenses: the same ' +
      'payment in two ledgers, own transfers, refunds, one account under two ids. Nothing is linked before ' +
      'finance_links_set. Doublons, virements internes, rapprocher; lançamentos contados, duplicidade, ' +
      'transferências; transferencias propias, duplicados, repetidos; Umbuchungen, doppelt erfasst, Dubletten.',
  },
  input: proposeInput,
  output: z.object({ items: z.array(item), total: z.int(), sure_count: z.int(), ...page }),
  effect: 'read',
  execute: async (context, given) => {
    const { limit, offset, state } = given;
    await fillPayees(context.database, context.owner);
    const included = await includedIn(context, 'all');
    return readTransaction(context, async (connection) => {
      const found =
        state === 'proposed'
          ? (await keptProposals(connection, context, included, given)).map((proposal) => ({
              ...proposal,
              number: undefined,
            }))
          : await storedLinks(connection, included, given);
      const shown = found.slice(offset, offset + limit);
      const ends = await readEnds(connection, included, shown);
      const items = shown.map(({ number, kind, left, right, confidence, reason, ambiguousWith }) => ({
        ...{
          link_id: number === undefined ? null : linkId(number),
          kind,
          left: ends(kind, left),
          right: ends(kind, right),
        },
        ...{ confidence, sure: isSure({ confidence }), reason: printable(reason), ambiguous_with: ambiguousWith },
        ...(number !== undefined &&
          !(isKnown(ends(kind, left)) && isKnown(ends(kind, right))) && { stale: true as const }),
      }));
      return { items, total: found.length, sure_count: found.filter(isSure).length, limit, offset };
    });
  },
});

function isKnown({ account_name: name }: z.output<typeof end>): boolean {
  return name !== undefined;
}

/** The links in a state, as proposals that a person has judged, by the day of their earlier row; stale ones too. */
async function storedLinks(
  connection: Connection,
  included: IncludedTransactions,
  { state, kinds, date_range: days }: ProposeInput,
): Promise<(Proposal & Pick<Link, 'number'>)[]> {
  const { owner, sources } = included;
  const stored = await listStoredLinks(connection, owner);
  const links = stored.filter((link) => link.state === state && (kinds === undefined || kinds.includes(link.kind)));
  const ids = links.flatMap(({ kind, left, right }) => (kind === 'same_account' ? [] : [left, right]));
  const facts = await rowFacts(connection, owner, sources, ids);
  const range = days ?? (await defaultDays(connection, included));
  const isMeant = (day: number | undefined) =>
    day === undefined || (range !== undefined && day >= dayOf(range.start_date) && day <= dayOf(range.end_date));
  return links
    .map(({ number, kind, left, right }) => {
      const booked = [left, right].flatMap((id) => facts.get(id)?.bookedAt ?? []);
      const day = booked.length < 2 ? undefined : Math.min(...booked.map(dayOf));
      const first = facts.get(left)?.bookedAt;
      return {
        ...{ number, kind, left, right, confidence: 1, ambiguousWith: 0 },
        reason: state === 'confirmed' ? 'A person confirmed it.' : 'A person rejected it.',
        ...(day !== undefined && { day }),
        ...(first !== undefined && { bookedAt: first }),
      };
    })
    .filter(({ day }) => isMeant(day))
    .sort((one, other) => compareText(one.bookedAt ?? '', other.bookedAt ?? '') || compareText(one.left, other.left));
}

/** What is shown of the ends of links. */
async function readEnds(
  connection: Connection,
  { owner, sources }: IncludedTransactions,
  pairs: readonly Pick<Proposal, 'kind' | 'left' | 'right'>[],
): Promise<(kind: Proposal['kind'], id: string) => z.output<typeof end>> {
  if (pairs.length === 0) return (_, id) => ({ id });
  const ids = pairs.flatMap(({ kind, left, right }) => (kind === 'same_account' ? [] : [left, right]));
  const [facts, accounts] = await Promise.all([
    rowFacts(connection, owner, sources, ids),
    linkableAccounts(connection, { owner, sources }),
  ]);
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return (kind, id) => {
    if (kind === 'same_account') {
      const name = names.get(id);
      return { id, ...(name !== undefined && { account_name: name }) };
    }
    const row = facts.get(id);
    return row === undefined ? { id } : endOf(row, names.get(row.accountId) ?? row.accountId);
  };
}

function endOf({ id, accountId, description, amount, currency, bookedAt: booked }: RowFacts, name: string) {
  return {
    ...{ id, account_id: accountId, account_name: name, description },
    amount: { amount: decimalFromNumeric(amount), currency },
    booked_at: booked.replace(' ', 'T'),
  };
}
