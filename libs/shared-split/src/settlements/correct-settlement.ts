import type { WriteScope } from '../context';
import { RULES } from '../model/field-rules';
import { invalidRequest } from '../model/invalid-request';
import type { Settlement, SettlementStatus } from '../model/settlement';
import { readMonth } from '../months/month-state';
import type { CorrectMovementInput } from '../movements/correct-movement-input';
import { transferOfMonth } from '../movements/corrected-months';
import type { CorrectionBody } from '../movements/correction-body';
import { recordCorrection } from '../store/corrections';
import { changeSettlement } from '../store/settlements';
import { requireFree } from './require-free';
import { toSettlementBody } from './settlement-body';

const STATUS_AFTER = { void: 'voided', restore: 'active' } as const satisfies Record<string, SettlementStatus>;

/**
 * Voids or restores a settlement that is locked, unless `dry_run`. Voiding one that closes a month opens the month again.
 * Throws `INVALID_REQUEST` (replace), `DUPLICATE_EXTERNAL_ID`, `OPENING_EXISTS`, `MONTH_ALREADY_CLOSED`.
 */
export async function correctSettlement(
  scope: WriteScope,
  settlement: Settlement,
  { action, dry_run, reason, requested_by_participant_id: actorId }: CorrectMovementInput,
): Promise<CorrectionBody> {
  const { tx, householdId, at } = scope;
  if (action === 'replace') throw invalidRequest([{ field: 'action', rule: RULES.settlementStays }]);
  const status = STATUS_AFTER[action];
  const isChange = settlement.status !== status;
  if (isChange && action === 'restore') await requireFree(scope, settlement);
  if (isChange && !dry_run) {
    changeSettlement(tx, householdId, settlement.id, status);
    recordCorrection(tx, householdId, {
      action,
      movementId: null,
      settlementId: settlement.id,
      replacementId: null,
      actorId,
      reason: reason ?? null,
      at,
    });
  }
  const { competenceMonth, closesMonth } = settlement;
  const touched = [...new Set([competenceMonth, ...(closesMonth === null ? [] : [closesMonth])])].sort();
  const states = await Promise.all(touched.map((month) => readMonth(tx, householdId, month)));
  return {
    action,
    dry_run,
    original: toSettlementBody({ ...settlement, status }),
    replacement: null,
    // A settlement is no movement: the transfers stay, and only whether a month is closed can change.
    months: states.map((state) => {
      const isClosed = state.month === closesMonth ? status === 'active' : state.closing !== undefined;
      const transfer = transferOfMonth(state);
      return { competence_month: state.month, closed: isClosed, before: transfer, after: transfer };
    }),
  };
}
