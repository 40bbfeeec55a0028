import { A, type ModelEntry, type ModelPayment, type ModelSplit } from './couple-model';
import { MONTHS } from './couple-steps';
import type { callsOf } from './household-calls';

/** What the lists of a household say, as a model of it: a second source for its sums. */
export interface ListedCouple {
  readonly entries: ModelEntry[];
  readonly payments: ModelPayment[];
  /** The months of each recurrence that were ever recorded, one item for each entry that is no replacement. */
  readonly recorded: ReadonlyMap<string, readonly string[]>;
  /** The first person's balance when a month was closed, by month. */
  readonly closedBalances: ReadonlyMap<string, number>;
}

const centsOf = (text: string) => Math.round(Number(text) * 100);

export async function listedCouple(calls: ReturnType<typeof callsOf>): Promise<ListedCouple> {
  const { items } = await calls.movements(MONTHS[0] ?? '', {
    to_competence_month: MONTHS.at(-1),
    include_voided: true,
    limit: 200,
  });
  // A refund keeps the id that its purchase had, and belongs to what counts of the purchase now.
  const firstIds = new Map<string, string>();
  for (const { id, type } of items) {
    if (type === 'purchase') firstIds.set(id, (await calls.history(id))[0]?.movement_id ?? id);
  }
  const counting = new Map(
    items.flatMap(({ id, status }, key): [string, number][] =>
      status === 'active' ? [[firstIds.get(id) ?? id, key]] : [],
    ),
  );
  const purchaseOf = (id: string) => counting.get(firstIds.get(id) ?? id) ?? items.findIndex((item) => item.id === id);
  const entries = items.map((item, key): ModelEntry => ({
    key,
    type: item.type,
    month: item.competence_month,
    payer: item.payer_participant_id,
    amount: centsOf(item.amount),
    split: item.split_config as unknown as ModelSplit,
    of: item.original_purchase_id === null ? undefined : purchaseOf(item.original_purchase_id),
    counts: item.status === 'active',
  }));
  const recorded = new Map<string, string[]>();
  for (const { id, external_id: externalId } of items) {
    const [kind, rule = '', month = ''] = externalId?.split(':') ?? [];
    if (kind === 'recurrence' && firstIds.get(id) === id) recorded.set(rule, [...(recorded.get(rule) ?? []), month]);
  }
  const { settlements } = await calls.balance({ through_competence_month: MONTHS.at(-1), limit: 200 });
  const payments = settlements.items.map(
    ({ payer_participant_id: payer, amount, competence_month: month, kind }): ModelPayment => ({
      payer,
      amount: centsOf(amount),
      month,
      kind,
      counts: true,
    }),
  );
  const closedBalances = new Map<string, number>();
  for (const month of MONTHS) {
    const { closed } = await calls.month(month);
    if (closed === undefined) continue;
    const { amount, debtor_participant_id: debtor } = closed.closed_transfer;
    closedBalances.set(month, debtor === A ? -centsOf(amount) : centsOf(amount));
  }
  return { entries, payments, recorded, closedBalances };
}
