import { amountText, unitsOf } from '../model/exact-amount';
import type { SharableTransaction, SharingHousehold, SharingScope } from './share-ports';
import {
  amountNeeded,
  payerNeeded,
  payerUnknown,
  refundOfDebit,
  shareRefused,
  transactionNotFound,
} from './share-refusals';
import type { ShareInput, ShareResult } from './share-schema';
import { externalIdOf, lastPayer, monthOf, settlementOf, sharedMovement, type SharedMovement } from './shared-line';

/** The result of a call, whose ids a preview does not show. */
type Shared = Omit<ShareResult, 'mode'>;

/** Makes a shared expense of a bank transaction, with one link. Done before, it changes nothing. */
export async function shareLine(
  scope: SharingScope,
  given: ShareInput,
  { people, currency }: SharingHousehold,
): Promise<Shared> {
  const line = await requireLine(scope, given.transaction_id);
  const participants = people.map(({ id }) => id);
  const wanted = given.payer_participant_id;
  if (wanted !== undefined && !participants.includes(wanted)) throw payerUnknown(wanted, participants);
  const known = await sharedMovement(scope, line);
  const before = await settlementOf(scope, monthOf(line));
  const inferred: Shared['inferred'] = wanted === undefined ? ['payer_participant_id'] : [];
  if (known !== undefined) {
    requireSame(line, known, given);
    const linked = linkOf(line, known);
    const link = linked ?? (await scope.confirm(line.id, known.firstId));
    const facts = { changed: linked === undefined, link_id: link, inferred };
    return { ...facts, ...factsOf(line, known), settlement_before: before, settlement_after: before };
  }
  if (sharedOtherwise(line)) throw shareRefused(line.id, 'ALREADY_SHARED');
  const facts = sharedFacts(line, given, currency);
  const payer = wanted ?? (await lastPayer(scope, line.accountId));
  if (payer === undefined || !participants.includes(payer)) throw payerNeeded(participants);
  const { structured } = await scope.call('create_movement', {
    ...facts,
    description: given.description ?? descriptionOf(line),
    ...{ requested_by_participant_id: payer, payer_participant_id: payer },
    ...{ occurred_at: line.bookedOn, external_id: externalIdOf(line.id) },
  });
  const movement = structured as unknown as Omit<SharedMovement, 'firstId'>;
  return {
    ...{ changed: true, ...factsOf(line, movement) },
    link_id: await scope.confirm(line.id, movement.id),
    inferred,
    settlement_before: before,
    settlement_after: await settlementOf(scope, monthOf(line)),
  };
}

/** Takes the shared expense and the link back. */
export async function unshareLine(scope: SharingScope, given: ShareInput): Promise<Shared> {
  const line = await requireLine(scope, given.transaction_id);
  const movement = await sharedMovement(scope, line);
  if (movement === undefined) throw shareRefused(line.id, 'NOT_SHARED');
  const before = await settlementOf(scope, monthOf(line));
  const link = linkOf(line, movement);
  // In the order in which sharing locks both ledgers.
  await scope.call('correct_movement', {
    ...{ movement_id: movement.id, action: 'void' },
    requested_by_participant_id: movement.payer_participant_id,
  });
  if (link !== undefined) await scope.unlink(link);
  return {
    ...{ changed: true, ...factsOf(line, movement), link_id: link ?? null, inferred: [] },
    settlement_before: before,
    settlement_after: await settlementOf(scope, monthOf(line)),
  };
}

async function requireLine(scope: SharingScope, id: string): Promise<SharableTransaction> {
  const line = await scope.find(id);
  if (line === undefined) throw transactionNotFound(id);
  return line;
}

const SHARED_VIEW = 'shared-split:';

function linkOf({ event }: SharableTransaction, { firstId }: SharedMovement): string | undefined {
  return event.find(({ id }) => id === `${SHARED_VIEW}${firstId}`)?.linkId ?? undefined;
}

/** Whether a link joins it to a shared expense that was entered otherwise. */
function sharedOtherwise({ event }: SharableTransaction): boolean {
  return event.some(({ id }) => id.startsWith(SHARED_VIEW));
}

function requireSame(line: SharableTransaction, known: SharedMovement, given: ShareInput): void {
  const { amount = known.amount, payer_participant_id: payer = known.payer_participant_id } = given;
  if (amount === known.amount && payer === known.payer_participant_id) return;
  const { id, amount: stored, payer_participant_id: by } = known;
  throw shareRefused(line.id, 'ALREADY_SHARED', { movement_id: id, amount: stored, payer_participant_id: by });
}

const TWO_DECIMALS = /^[0-9]+\.[0-9]{2}$/;

/** Type and amount of what is shared. Throws for what cannot be shared so. */
function sharedFacts(line: SharableTransaction, given: ShareInput, currency: string) {
  const { id } = line;
  if (line.isTransfer) throw shareRefused(id, 'TRANSFER');
  const units = unitsOf(line.amount);
  const purchase = given.original_purchase_movement_id;
  if (units > 0n && purchase === undefined) throw shareRefused(id, 'CREDIT');
  if (units < 0n && purchase !== undefined) throw refundOfDebit(id);
  const whole = units < 0n ? -units : units;
  if (line.currency !== currency && given.amount === undefined) {
    throw shareRefused(id, 'CURRENCY_DIFFERS', { currency: line.currency, shared_currency: currency });
  }
  const amount = given.amount ?? amountText(whole);
  if (!TWO_DECIMALS.test(amount) || unitsOf(amount) === 0n) throw amountNeeded(id);
  if (line.currency === currency && unitsOf(amount) > whole) {
    throw shareRefused(id, 'AMOUNT_TOO_LARGE', { amount, most: amountText(whole) });
  }
  if (units > 0n) return { type: 'refund' as const, amount, original_purchase_id: purchase };
  return { type: 'purchase' as const, amount };
}

const LONGEST_DESCRIPTION = 280;

/** As the bank says it, without what no description may hold. */
function descriptionOf({ description, id }: SharableTransaction): string {
  const text = description.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim();
  return [...text].slice(0, LONGEST_DESCRIPTION).join('') || id;
}

function factsOf(
  line: SharableTransaction,
  movement: Omit<SharedMovement, 'firstId'>,
): Pick<Shared, 'transaction' | 'movement'> {
  const { id, type, amount, payer_participant_id, competence_month } = movement;
  return {
    transaction: {
      ...{ id: line.id, booked_on: line.bookedOn, description: line.description },
      ...{ amount: line.amount, currency: line.currency },
    },
    movement: { id, type, amount, payer_participant_id, competence_month, external_id: externalIdOf(line.id) },
  };
}
