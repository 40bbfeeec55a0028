import type { WriteScope } from '../context';
import { invariantViolated, settlementExists } from '../model/refusals';
import type { Settlement } from '../model/settlement';
import { activeSettlements } from '../store/settlements';

/**
 * Throws when another active settlement stands in the way: `DUPLICATE_EXTERNAL_ID`, `OPENING_EXISTS`,
 * `MONTH_ALREADY_CLOSED`, each with its `settlement_id`.
 */
export async function requireFree(
  { tx, householdId }: WriteScope,
  { externalId, kind, closesMonth }: Pick<Settlement, 'externalId' | 'kind' | 'closesMonth'>,
): Promise<void> {
  if (externalId !== null) {
    const [id] = await activeSettlements(tx, householdId, { externalId });
    if (id !== undefined) throw settlementExists(externalId, id);
  }
  if (kind === 'opening') {
    const [id] = await activeSettlements(tx, householdId, { kind });
    if (id !== undefined) throw invariantViolated('OPENING_EXISTS', { settlement_id: id });
  }
  if (closesMonth !== null) {
    const [id] = await activeSettlements(tx, householdId, { closesMonth });
    if (id !== undefined) {
      throw invariantViolated('MONTH_ALREADY_CLOSED', { settlement_id: id, competence_month: closesMonth });
    }
  }
}
