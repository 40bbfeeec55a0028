import { setImmediate as turn } from 'node:timers/promises';

import { foldDescription } from '../model/description-search';
import type { Household, Participant } from '../model/household';
import { apportion } from '../model/shares';
import { toSplitRecord, type Split } from '../model/split';
import type { ImportedMovement, ImportedSettlement } from '../store/imports';
import { ascendingIds } from './ascending-ids';
import type { SplitwiseRow } from './read-splitwise';

interface Preparation {
  readonly household: Household;
  /** -1 where the file's first person is the household's second. */
  readonly sign: bigint;
  /** The months in which the halves of an equal row are fixed. */
  readonly odd: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Rows as they are stored if they are new, by day, as the indexes have them. Takes its turn after what was sent before,
 * which the server does meanwhile.
 */
export async function prepareRows(
  rows: readonly SplitwiseRow[],
  { household, sign, odd, at }: Preparation,
): Promise<{ readonly movements: readonly ImportedMovement[]; readonly settlements: readonly ImportedSettlement[] }> {
  await turn();
  const ids = ascendingIds(at);
  const movements: ImportedMovement[] = [];
  const settlements: ImportedSettlement[] = [];
  for (const row of [...rows].sort((one, other) => one.occurredAt - other.occurredAt)) {
    const [id, cents] = [ids.next(), sign * row.first];
    if (row.kind === 'purchase') movements.push(movementOf(id, row, household, cents, odd));
    else settlements.push(settlementOf(id, row, household, cents));
  }
  return { movements, settlements };
}

/** Paid by who has to receive; the other one's share is the cell. */
function movementOf(
  id: string,
  row: SplitwiseRow,
  household: Household,
  cents: bigint,
  odd: ReadonlySet<string>,
): ImportedMovement {
  const [payer] = payerAndOther(household, cents);
  const otherShare = cents < 0n ? -cents : cents;
  const split: Split = { type: 'exact', payer: row.cost - otherShare, other: otherShare };
  const isEqual = otherShare * 2n === row.cost && !odd.has(row.competenceMonth);
  const apportionment = isEqual ? undefined : apportion(split, row.cost);
  return {
    id,
    amount: Number(row.cost),
    description: row.description,
    foldedDescription: foldDescription(row.description),
    occurredAt: row.occurredAt,
    competenceMonth: row.competenceMonth,
    payerId: payer.id,
    externalId: row.externalId,
    split: apportionment ? toSplitRecord(split) : null,
    payerShare: apportionment === undefined ? null : Number(apportionment.payerShare),
  };
}

function settlementOf(id: string, row: SplitwiseRow, household: Household, cents: bigint): ImportedSettlement {
  const [payer, receiver] = payerAndOther(household, cents);
  return {
    id,
    amount: Number(cents < 0n ? -cents : cents),
    description: row.description,
    occurredAt: row.occurredAt,
    competenceMonth: row.competenceMonth,
    payerId: payer.id,
    receiverId: receiver.id,
    externalId: row.externalId,
  };
}

function payerAndOther([first, second]: Household, cents: bigint): readonly [Participant, Participant] {
  return cents > 0n ? [first, second] : [second, first];
}
