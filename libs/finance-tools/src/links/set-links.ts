import type { Connection, Transaction } from '@bursar/database';
import * as z from 'zod';

import { defineUseCase, includedIn, readTransaction, type IncludedTransactions, type LedgerContext } from '../context';
import { invalidField, linkedRowsNotFound, linkRefused } from '../errors';
import { decimalFromNumeric, units } from '../model/decimal';
import { RULES } from '../model/field-rules';
import { LINK_KINDS, pairKey, type Link, type LinkState, type Pair } from '../model/links/link';
import { LinkStructure } from '../model/links/link-structure';
import { LinkPlan } from '../model/links/plan-links';
import { isSure, type Proposal } from '../model/links/proposal';
import { counted } from '../model/plain-text';
import { linkId, linkNumber } from '../model/published-ids';
import { fillPayees } from '../store/fill-payees';
import { beginChange } from '../store/journal/begin-change';
import { recordChange } from '../store/journal/record-change';
import { linkableAccounts } from '../store/links/linkable-accounts';
import { missingRows } from '../store/links/linkable-ledger';
import { rowFacts } from '../store/links/row-facts';
import { addLinks, listStoredLinks, markLinkedRows, removeLinks, setLinkStates } from '../store/links/stored-links';
import { createLockedLedger } from '../store/lock-ledger';
import { allowLongStatements } from '../store/statement-settings';
import { keptProposals, knownProposals } from './kept-proposals';
import { setInput, type SetInput } from './links-input';

const SHOWN_LINKS = 20;

const output = z.object({
  mode: z.enum(['preview', 'commit']),
  confirmed_count: z.int(),
  rejected_count: z.int(),
  removed_count: z.int(),
  unchanged_count: z.int(),
  items: z.array(
    z.object({
      link_id: z.string().nullable(),
      kind: z.enum(LINK_KINDS),
      left: z.string(),
      right: z.string(),
      state: z.enum(['confirmed', 'rejected', 'removed']),
    }),
  ),
  change_id: z.string().nullable(),
});

/** Stores what a person says of pairs. */
export function setLinks({ readOnly }: { readonly readOnly: boolean }) {
  return defineUseCase({
    name: 'finance_links_set',
    tool: {
      title: 'Confirm, mark or dismiss each duplicate, payment match or pair found',
      toolsets: ['review'],
      description:
        'Confirms (yes, same), rejects or removes links (matches, unlink) of finance_links_propose once the ' +
        'person agreed; sums then count each event once, no transfer. Preview first. Confirmer, rejeter, lier, ' +
        'lien; confirmar, rejeitar vínculo, vincular; confirmar, vincular, rechaza, vínculo; verknüpfe, ' +
        'bestätigen, ablehnen, gleiche.',
    },
    input: setInput,
    output,
    effect: readOnly ? 'read' : 'write',
    errors: ['NOT_FOUND'],
    execute: async (context, given) => {
      if (readOnly && given.mode === 'commit') throw invalidField('mode', RULES.previewOnly);
      await fillPayees(context.database, context.owner);
      const included = await includedIn(context, 'all');
      if (given.mode === 'preview') {
        return readTransaction(context, async (connection) => {
          const proposed =
            given.confirm_sure && (await keptProposals(connection, context, included, given.confirm_sure));
          const { plan, removed } = await planLinks(connection, included, given, proposed);
          return answer(given, plan, removed, new Map(), null);
        });
      }
      return context.database.transaction((transaction) => commitLinks(context, included, transaction, given));
    },
  });
}

async function commitLinks(
  context: LedgerContext,
  included: IncludedTransactions,
  transaction: Transaction,
  given: SetInput,
) {
  const { owner, via, clock } = context;
  await allowLongStatements(transaction);
  await createLockedLedger(transaction, owner);
  const proposed = given.confirm_sure && (await knownProposals(transaction, context, included, given.confirm_sure));
  const { plan, removed } = await planLinks(transaction, included, given, proposed);
  const intent = { owner, kind: 'links', via, tool: 'finance_links_set', now: clock.now() } as const;
  const change = await beginChange(transaction, intent);
  await removeLinks(
    transaction,
    owner,
    removed.map(({ number }) => number),
  );
  const altered = plan.altered.flatMap(({ number, state }) => (number === undefined ? [] : [{ number, state }]));
  await setLinkStates(transaction, owner, altered);
  const numbers = await addLinks(transaction, owner, plan.added);
  await markLinkedRows(transaction, owner);
  const recorded = await recordChange(transaction, change, { summary: summaryOf(plan, removed.length) });
  return answer(
    given,
    plan,
    removed,
    new Map(plan.added.map((link, index) => [link, numbers[index]])),
    recorded?.id ?? null,
  );
}

/** Throws NOT_FOUND for ids of nothing, and VALIDATION_ERROR with a `reason` for pairs that cannot be linked. */
async function planLinks(
  connection: Connection,
  included: IncludedTransactions,
  { confirm = [], reject = [], remove = [] }: SetInput,
  proposed: readonly Proposal[] = [],
): Promise<{ readonly plan: LinkPlan; readonly removed: readonly Link[] }> {
  const { owner, sources } = included;
  const stored = await listStoredLinks(connection, owner);
  const byNumber = new Map(stored.map((link) => [link.number, link]));
  const removed = [...new Set(remove)].map((id) => byNumber.get(linkNumber(id) ?? -1));
  const unknown = remove.filter((id) => !byNumber.has(linkNumber(id) ?? -1));
  if (unknown.length > 0) throw linkedRowsNotFound(unknown);
  const gone = new Set(removed);
  const standing = stored.filter((link) => !gone.has(link));
  const proposals = proposed.filter(isSure);
  const pairs: readonly Pair[] = [...confirm, ...proposals, ...reject];
  const rowsOf = (some: readonly Pair[]) =>
    some.flatMap(({ kind, left, right }) => (kind === 'same_account' ? [] : [left, right]));
  const [rows, accounts, missing] = await Promise.all([
    rowFacts(connection, owner, sources, rowsOf(pairs)),
    linkableAccounts(connection, included),
    missingRows(connection, included, rowsOf(standing)),
  ]);
  const facts = {
    rows: new Map(
      [...rows].map(([id, { accountId, currency, amount }]) => [
        id,
        { accountId, currency, units: units(decimalFromNumeric(amount)) },
      ]),
    ),
    accounts: new Map(accounts.map(({ id, currency }) => [id, currency])),
  };
  // What is rejected now links nothing any more.
  const rejected = new Set(reject.flatMap((pair) => [pairKey(pair), pairKey(swapped(pair))]));
  const counting = standing.filter((link) => !rejected.has(pairKey(link)));
  const plan = new LinkPlan(standing, new LinkStructure(counting, (id) => !missing.has(id)), facts);
  const set = (pair: Pair, state: LinkState) => {
    const refused = plan.set(pair, state);
    if (refused === undefined) return;
    if ('unknown' in refused) throw linkedRowsNotFound(refused.unknown);
    if ('contradicts' in refused) throw invalidField('reject', RULES.confirmOrReject);
    throw linkRefused(refused.reason, refused.pair.left, refused.pair.right);
  };
  for (const pair of reject) set(pair, 'rejected');
  for (const pair of confirm) set(pair, 'confirmed');
  // One that the call rejects, or that cannot be together with another pair of it, is not sure any more.
  for (const pair of proposals) plan.set(pair, 'confirmed');
  return { plan, removed: removed.filter((link) => link !== undefined) };
}

function swapped({ kind, left, right }: Pair): Pair {
  return { kind, left: right, right: left };
}

function summaryOf({ counts }: LinkPlan, removed: number): string {
  const done = Object.entries({ Confirmed: counts.confirmed, Rejected: counts.rejected, Removed: removed });
  const parts = done.flatMap(([word, count]) => (count > 0 ? [`${word} ${counted(count, 'link')}`] : []));
  return parts.join('; ') || 'Changed no link';
}

function answer(
  { mode }: SetInput,
  { counts, named }: LinkPlan,
  removed: readonly Link[],
  numbers: ReadonlyMap<object, number | undefined>,
  change: string | null,
): z.output<typeof output> {
  const idOf = (number: number | undefined) => (number === undefined ? null : linkId(number));
  const items = [
    ...named.map((link) => ({ ...link, number: link.number ?? numbers.get(link) })),
    ...removed.map((link) => ({ ...link, state: 'removed' as const })),
  ];
  return {
    mode,
    confirmed_count: counts.confirmed,
    rejected_count: counts.rejected,
    removed_count: removed.length,
    unchanged_count: counts.unchanged,
    items: items
      .slice(0, SHOWN_LINKS)
      .map(({ number, kind, left, right, state }) => ({ link_id: idOf(number), kind, left, right, state })),
    change_id: change,
  };
}
