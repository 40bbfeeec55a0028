import { formatMinorUnits } from '@bursar/money';
import * as z from 'zod';

import type { Transfer } from '../model/monthly-split';
import { money } from '../model/output-fields';

/** Who pays how much to whom; nobody where the two are even. */
export const transferBody = z.object({
  amount: money,
  debtor_participant_id: z.string().nullable(),
  creditor_participant_id: z.string().nullable(),
});
export type TransferBody = z.output<typeof transferBody>;

export function toTransferBody(transfer: Transfer | undefined): TransferBody {
  return {
    amount: formatMinorUnits(transfer?.amount ?? 0n),
    debtor_participant_id: transfer?.debtorId ?? null,
    creditor_participant_id: transfer?.creditorId ?? null,
  };
}
