import type { Answer, Fields } from '../../../index';
import { demand, same } from '../contract-violation';
import { cents, instantOf, isSince, money, monthOf } from './civil';
import { detailsOf, movementFacts, refusedWith } from './facts';
import { replaceMovement, type Household, type Movement, type Person } from './state';

/** How much later an answer may be read than the server took its time, on a busy machine too. */
const NOW_MILLISECONDS = 180_000;

const text = (value: unknown) => (value === undefined ? null : String(value).trim());

type Intended = Omit<Movement, 'original' | 'id' | 'createdAt'> & { readonly reference: Fields };

function intended(state: Household, input: Fields, answer?: Answer): Intended {
  const occurredAt =
    answer !== undefined && 'structured' in answer ? String((answer.structured as Fields)['occurred_at']) : '';
  const now = occurredAt === '' ? Date.now() : instantOf(occurredAt);
  const instant = input['occurred_at'] === undefined ? now : instantOf(String(input['occurred_at']));
  demand(
    input['occurred_at'] !== undefined || Math.abs(now - Date.now()) < NOW_MILLISECONDS,
    () => `${occurredAt} is not now`,
  );
  const requester = text(input['requested_by_participant_id']) as Person;
  return {
    serial: state.last + 1,
    write: state.last + 1,
    type: input['type'] as Movement['type'],
    cents: cents(String(input['amount'])),
    description: String(input['description']).trim(),
    instant,
    month: monthOf(instant),
    requester,
    payer: (text(input['payer_participant_id']) as Person | null) ?? requester,
    externalId: text(input['external_id']),
    reference: input,
  };
}

type Verdict =
  | { readonly original: Movement | undefined }
  | { readonly code: string; readonly details: Fields; readonly stored?: Movement };

function checkAnswer({ movements }: Household, wanted: Intended): Verdict {
  const { externalId, month, payer, reference } = wanted;
  const sameMonthAndPayer = movements.filter((other) => other.month === month && other.payer === payer);
  const stored = sameMonthAndPayer.find((other) => externalId !== null && other.externalId === externalId);
  if (stored !== undefined) {
    const scope = { external_id: externalId, competence_month: month, payer_participant_id: payer };
    return { code: 'DUPLICATE_EXTERNAL_ID', details: scope, stored };
  }
  if (wanted.type === 'purchase') return { original: undefined };
  const [id, name] = [
    text(reference['original_purchase_id'])?.toLowerCase(),
    text(reference['original_purchase_external_id']),
  ];
  const original =
    id !== undefined
      ? movements.find((other) => other.type === 'purchase' && other.id === id)
      : sameMonthAndPayer.find((other) => other.type === 'purchase' && other.externalId === name);
  if (original === undefined) {
    const scope = { original_purchase_external_id: name, competence_month: month, payer_participant_id: payer };
    return { code: 'PURCHASE_NOT_FOUND', details: id !== undefined ? { original_purchase_id: id } : scope };
  }
  const refunded = movements
    .filter((other) => other.original === original.serial)
    .reduce((sum, other) => sum + other.cents, 0n);
  if (refunded + wanted.cents <= original.cents) return { original };
  const amounts = {
    purchase_amount: money(original.cents),
    refunded_total: money(refunded),
    remaining: money(original.cents - refunded),
  };
  return { code: 'REFUND_LIMIT_EXCEEDED', details: amounts, stored: original };
}

function stored(state: Household, { reference: _, ...wanted }: Intended, original: Movement | undefined, got?: Fields) {
  const movement: Movement = {
    ...wanted,
    original: original?.serial ?? null,
    id: got === undefined ? undefined : String(got['id']),
    createdAt: got === undefined ? undefined : String(got['created_at']),
  };
  const known =
    original === undefined || got === undefined ? state : identify(state, original, got['original_purchase_id']);
  return { movement, state: { ...known, movements: [...known.movements, movement], last: movement.serial } };
}

/** What a movement that was lost is called, now that an answer names it. */
function identify(state: Household, movement: Movement, id: unknown): Household {
  return movement.id !== undefined ? state : replaceMovement(state, { ...movement, id: String(id) });
}

export function afterCreateMovement(state: Household, input: Fields, answer: Answer): Household {
  const wanted = intended(state, input, answer);
  const verdict = checkAnswer(state, wanted);
  if ('code' in verdict) {
    refusedWith(answer, verdict.code, verdict.details);
    if (verdict.stored === undefined || !('failure' in answer)) return state;
    const details = detailsOf(answer.failure.text);
    const named = details['movement_id'] ?? details['original_purchase_id'];
    same(named, verdict.stored.id ?? named, 'the movement that is named');
    return identify(state, verdict.stored, named);
  }
  demand('structured' in answer, () => `expected it to be stored, got ${'failure' in answer && answer.failure.text}`);
  const got = answer.structured as Fields;
  const created = String(got['created_at']);
  demand(
    /Z$/.test(created) && isSince(created, state.newest),
    () => `created at ${created}, after one of ${state.newest}`,
  );
  demand(
    !state.movements.some(({ id }) => id === got['id']),
    () => `${String(got['id'])} is the id of another movement`,
  );
  const { movement, state: next } = stored(state, wanted, verdict.original, got);
  same(got, movementFacts(next, movement, got), 'the movement');
  return { ...next, newest: created };
}

/** With its answer lost: it is stored, under an id that a read will show, if no rule forbids it. */
export function unheardMovement(state: Household, input: Fields): Household[] {
  const wanted = intended(state, input);
  const verdict = checkAnswer(state, wanted);
  const instant = input['occurred_at'] === undefined ? Number.NaN : wanted.instant;
  return 'code' in verdict ? [] : [stored(state, { ...wanted, instant }, verdict.original).state];
}
