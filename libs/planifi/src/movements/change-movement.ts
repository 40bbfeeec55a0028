import type { Transaction } from '@bursar/database';

import { requireEnabled } from '../accounts/require-enabled';
import { transactionNotFound, transactionVoided, validationError } from '../errors';
import { RULES } from '../model/field-rules';
import type { MovementRecord } from '../model/movement';
import { distinctTagNames } from '../model/tag-name';
import { shareAccounts, type StoredAccount } from '../store/accounts';
import { lockMovement, storeChange, type MovementPatch } from '../store/change-movement';
import type { StoredTag } from '../store/tags';
import { resolveTags } from '../tags/resolve-tags';
import type { RequestedChanges } from './update-input';

type Accounts = ReadonlyMap<string, StoredAccount>;

/** Whose movement it is, and when it is changed, in milliseconds since 1970. */
interface Change {
  readonly owner: string;
  readonly at: number;
}

/**
 * Changes a movement, and the other leg where it is one of a transfer; returns what it is then. Nothing is stored where
 * nothing differs. Refusals, in this order: `TRANSACTION_NOT_FOUND`, `TRANSACTION_VOIDED`, what a leg does not take,
 * `ACCOUNT_NOT_FOUND`, `ACCOUNT_DISABLED`, an account of another currency, `TAG_NOT_FOUND` (contract, section 14).
 */
export async function changeMovement(
  transaction: Transaction,
  change: Change,
  id: string,
  requested: RequestedChanges,
): Promise<MovementRecord> {
  const { owner, at } = change;
  const locked = await lockMovement(transaction, owner, id);
  if (locked === undefined) throw transactionNotFound(id);
  const { movement, otherLeg } = locked;
  if (movement.voidedAt !== null && requested.void === undefined) throw transactionVoided(id);
  if (otherLeg !== undefined) refuseOfLeg(requested);
  const wantedIds = [movement.accountId, requested.accountId, otherLeg?.accountId].filter((one) => one !== undefined);
  const accounts = await shareAccounts(transaction, owner, wantedIds);
  const patch = patchOf(requested, at);
  const otherPatch = otherLeg === undefined ? {} : patchOfOtherLeg(patch, movement, otherLeg, accounts);
  const touched = [
    movement.accountId,
    ...(requested.accountId === undefined ? [] : [requested.accountId]),
    ...(otherLeg !== undefined && Object.keys(otherPatch).length > 0 ? [otherLeg.accountId] : []),
  ];
  requireEnabled(touched, accounts);
  refuseCurrency(movement.accountId, requested.accountId, accounts);
  const tags = await newTags(transaction, change, requested);
  if (otherLeg !== undefined) await storeDifferences(transaction, change, otherLeg, otherPatch);
  return storeDifferences(transaction, change, movement, patch, tags);
}

function refuseOfLeg({ tags, accountId }: RequestedChanges): void {
  const named = { tags, accountId };
  const broken = (['tags', 'accountId'] as const).filter((property) => named[property] !== undefined);
  if (broken.length > 0) throw validationError(broken.map((property) => ({ property, rule: RULES.notOfTransfers })));
}

function patchOf({ amount, occurredOn, description, accountId, void: voids }: RequestedChanges, at: number) {
  return {
    ...(amount !== undefined && { amount }),
    ...(occurredOn !== undefined && { occurredOn }),
    ...(description !== undefined && { description }),
    ...(accountId !== undefined && { accountId }),
    ...(voids !== undefined && { voidedAt: voids ? at : null }),
  } satisfies MovementPatch;
}

/** What a change of a leg means for the other: the day and the status, and the amount within one currency. */
function patchOfOtherLeg(
  { amount, occurredOn, voidedAt }: MovementPatch,
  leg: MovementRecord,
  otherLeg: MovementRecord,
  accounts: Accounts,
): MovementPatch {
  const isOneCurrency = accounts.get(leg.accountId)?.currency === accounts.get(otherLeg.accountId)?.currency;
  return {
    ...(amount !== undefined && isOneCurrency && { amount }),
    ...(occurredOn !== undefined && { occurredOn }),
    ...(voidedAt !== undefined && { voidedAt }),
  };
}

/** The amount would mean something else in another currency. */
function refuseCurrency(own: string, wanted: string | undefined, accounts: Accounts): void {
  const currency = accounts.get(own)?.currency;
  if (wanted === undefined || accounts.get(wanted)?.currency === currency) return;
  throw validationError([{ property: 'accountId', rule: `must be an account in ${currency}, as the transaction is` }]);
}

/** The tags that a request asks for; undefined where they stay. */
async function newTags(
  transaction: Transaction,
  change: Change,
  { tags, createMissingTags }: RequestedChanges,
): Promise<readonly StoredTag[] | undefined> {
  return tags && resolveTags(transaction, change, distinctTagNames(tags), createMissingTags);
}

/** Stores what differs from the movement, and returns what it is then. */
async function storeDifferences(
  transaction: Transaction,
  { owner, at }: Change,
  before: MovementRecord,
  patch: MovementPatch,
  tags?: readonly StoredTag[],
): Promise<MovementRecord> {
  const { voidedAt, ...fields } = patch;
  const isOther = (name: string, value: unknown) => before[name as keyof MovementRecord] !== value;
  const tagIds = tags?.map((tag) => tag.id);
  const differences: MovementPatch = {
    ...Object.fromEntries(Object.entries(fields).filter(([name, value]) => isOther(name, value))),
    ...(voidedAt !== undefined && (voidedAt === null) !== (before.voidedAt === null) && { voidedAt }),
    ...(tagIds && tagIds.join() !== before.tags.map((tag) => tag.id).join() && { tagIds }),
  };
  if (Object.keys(differences).length === 0) return before;
  await storeChange(transaction, owner, before, differences, { at, by: owner });
  const { tagIds: _stored, ...columns } = differences;
  return { ...before, ...columns, ...(tags && { tags }), updatedAt: at };
}
