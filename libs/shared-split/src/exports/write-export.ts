import { parseMinorUnits, formatMinorUnits } from '@bursar/money';
import { csvLine } from '@bursar/toolkit';

import { readTransaction, type ReadScope, type SplitContext } from '../context';
import type { Household } from '../model/household';
import { utcInstantText } from '../model/instants';
import { toDetailedBody, type DetailedMovementBody } from '../movements/movement-body';
import { toRecurrenceBody } from '../recurrences/recurrence-body';
import { recurrenceFacts } from '../recurrences/recurrence-facts';
import { toSettlementBody, type SettlementBody } from '../settlements/settlement-body';
import type { Correction } from '../store/corrections';
import { everyCorrection, everyMovement, everyRecurrence, everySettlement } from '../store/export-rows';
import { generatedMonths } from '../store/occurrences';
import { storedParticipants } from '../store/participants';

export type ExportFormat = 'jsonl' | 'csv';

type Write = (text: string) => void | Promise<void>;

/** How many lines are written at once. */
const LINES_AT_ONCE = 1000;

/** Writes everything that a household has; the same data gives the same text. Throws `PARTICIPANTS_NOT_TWO`. */
export async function writeExport(context: SplitContext, format: ExportFormat, write: Write): Promise<void> {
  const lines = await readTransaction(context, (scope) =>
    format === 'csv' ? csvLines(scope) : jsonLines(context, scope),
  );
  for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
    await write(lines.slice(start, start + LINES_AT_ONCE).join(''));
  }
}

async function jsonLines(context: SplitContext, scope: ReadScope): Promise<string[]> {
  const { tx, householdId, household } = scope;
  const participants = (await storedParticipants(tx, householdId)).sort((one, other) => (one.id < other.id ? -1 : 1));
  const movements = await everyMovement(tx, householdId);
  const rules = await everyRecurrence(tx, householdId);
  const settlements = await everySettlement(tx, householdId);
  const corrections = await everyCorrection(tx, householdId);
  const facts = await recurrenceFacts(context, scope);
  const generated = await generatedMonths(
    tx,
    householdId,
    rules.map(({ rule }) => rule.id),
  );
  const line = (record: string, body: object) => `${JSON.stringify({ record, ...body })}\n`;
  return [
    ...participants.map(({ id, displayName, isActive }) =>
      line('participant', { id, display_name: displayName, is_active: isActive }),
    ),
    ...movements.map((movement) => line('movement', toDetailedBody(movement, household))),
    ...rules.map(({ rule, ...times }) =>
      line('recurrence', toRecurrenceBody(rule, { ...facts, generated: generated.get(rule.id) ?? [] }, times)),
    ),
    ...settlements.map((settlement) => line('settlement', toSettlementBody(settlement))),
    ...corrections.map((correction) => line('correction', correctionRecord(correction))),
  ];
}

function correctionRecord({ action, movementId, settlementId, replacementId, actorId, reason, at }: Correction) {
  return {
    at: utcInstantText(at),
    action,
    movement_id: movementId,
    settlement_id: settlementId,
    replacement_id: replacementId,
    requested_by_participant_id: actorId,
    reason,
  };
}

/** Movements and settlements in one sheet, by date, then by when they were stored. */
async function csvLines({ tx, householdId, household }: ReadScope): Promise<string[]> {
  const movements = (await everyMovement(tx, householdId)).map((movement) => ({
    at: movement.occurredAt,
    stored: movement.createdAt,
    cells: movementCells(toDetailedBody(movement, household), household),
  }));
  const settlements = (await everySettlement(tx, householdId)).map((settlement) => ({
    at: settlement.occurredAt,
    stored: settlement.createdAt,
    cells: settlementCells(toSettlementBody(settlement), household),
  }));
  // Sorting is stable: within each kind the order of storing stays.
  const rows = [...movements, ...settlements].sort((one, other) => one.at - other.at || one.stored - other.stored);
  const [first, second] = household;
  const shared = ['record', 'id', 'type', 'date', 'competence_month', 'description', 'amount', 'payer'];
  const head = [...shared, first.id, second.id, 'status', 'split', 'external_id'];
  return [csvLine(head), ...rows.map(({ cells }) => csvLine(cells))];
}

/** Each person's column is what they paid less their share. */
function movementCells(movement: DetailedMovementBody, household: Household): string[] {
  const sign = movement.type === 'purchase' ? 1n : -1n;
  const amount = cents(movement.amount);
  const columns = household.map(({ id }) => {
    const paid = id === movement.payer_participant_id ? amount : 0n;
    return formatMinorUnits(sign * (paid - cents(movement.shares[id] ?? '0.00')));
  });
  return [
    'movement',
    movement.id,
    movement.type,
    movement.occurred_at.slice(0, 10),
    movement.competence_month,
    movement.description,
    movement.amount,
    movement.payer_participant_id,
    ...columns,
    movement.status,
    JSON.stringify(movement.split_config),
    movement.external_id ?? '',
  ];
}

function settlementCells(settlement: SettlementBody, household: Household): string[] {
  const amount = cents(settlement.amount);
  const columns = household.map(({ id }) => {
    const isPayer = id === settlement.payer_participant_id;
    return formatMinorUnits(isPayer ? amount : id === settlement.receiver_participant_id ? -amount : 0n);
  });
  return [
    'settlement',
    settlement.id,
    settlement.kind,
    settlement.occurred_at.slice(0, 10),
    settlement.competence_month,
    settlement.description ?? '',
    settlement.amount,
    settlement.payer_participant_id,
    ...columns,
    settlement.status,
    '',
    settlement.external_id ?? '',
  ];
}

function cents(text: string): bigint {
  return parseMinorUnits(text) ?? 0n;
}
