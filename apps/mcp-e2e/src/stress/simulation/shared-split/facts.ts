import type { Answer, Fields } from '../../../index';
import { demand, same, short } from '../contract-violation';
import { money, shownInstant } from './civil';
import { generatedMonths, PEOPLE, type Household, type Movement, type Rule } from './state';

/** The whole of an answer about a movement, with what only the server knows taken from it. */
export function movementFacts(state: Household, movement: Movement, got: Fields): Fields {
  const original = state.movements.find(({ serial }) => serial === movement.original);
  return {
    id: movement.id ?? got['id'],
    type: movement.type,
    amount: money(movement.cents),
    description: movement.description,
    occurred_at: shownInstant(movement.instant),
    competence_month: movement.month,
    payer_participant_id: movement.payer,
    requested_by_participant_id: movement.requester,
    external_id: movement.externalId,
    original_purchase_id: original === undefined ? null : (original.id ?? got['original_purchase_id']),
    created_at: movement.createdAt ?? got['created_at'],
  };
}

export function ruleFacts(state: Household, rule: Rule, got: Fields): Fields {
  const months = generatedMonths(state, rule);
  return {
    id: rule.id ?? got['id'],
    description: rule.description,
    amount: money(rule.cents),
    payer_participant_id: rule.payer,
    requested_by_participant_id: rule.requester,
    split_config: { type: 'equal' },
    periodicity: 'monthly',
    reference_day: rule.day,
    start_competence_month: rule.start,
    end_competence_month: rule.end,
    status: rule.status,
    first_generated_competence_month: months[0] ?? null,
    last_processed_competence_month: months.at(-1) ?? null,
    next_competence_month: nextMonth(rule.start, months),
    created_at: rule.createdAt ?? got['created_at'],
    updated_at: rule.updatedAt ?? got['updated_at'],
  };
}

function nextMonth(start: string, generated: readonly string[]): string {
  let [year, month] = start.split('-').map(Number) as [number, number];
  for (;;) {
    const text = `${year}-${String(month).padStart(2, '0')}`;
    if (!generated.includes(text)) return text;
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}

/** Who paid what in a month, and who owes whom. */
export function monthFacts(state: Household, month: string): Fields {
  const inMonth = state.movements.filter((movement) => movement.month === month);
  const sum = (of: (movement: Movement) => boolean) =>
    inMonth.filter(of).reduce((total, movement) => total + movement.cents, 0n);
  const gross = sum(({ type }) => type === 'purchase');
  const refunds = sum(({ type }) => type === 'refund');
  const net = gross - refunds;
  const paid = PEOPLE.map(
    (person) =>
      sum(({ type, payer }) => type === 'purchase' && payer === person) -
      sum(({ type, payer }) => type === 'refund' && payer === person),
  ) as [bigint, bigint];
  // The odd cent is for who paid less: of an odd number the larger half is (n + 1) / 2, below zero too.
  const isOdd = net % 2n !== 0n;
  const [larger, smaller] = isOdd ? [(net + 1n) / 2n, (net - 1n) / 2n] : [net / 2n, net / 2n];
  const shares = paid[0] < paid[1] ? [larger, smaller] : [smaller, larger];
  const balances = paid.map((amount, index) => amount - (shares[index] as bigint)) as [bigint, bigint];
  const [debtor, creditor] = balances[0] === 0n ? [null, null] : balances[0] < 0n ? PEOPLE : [...PEOPLE].reverse();
  return {
    competence_month: month,
    total_gross: money(gross),
    total_refunds: money(refunds),
    total_net: money(net),
    participants: PEOPLE.map((person, index) => ({
      participant_id: person,
      paid_total: money(paid[index] as bigint),
      share_due: money(shares[index] as bigint),
      net_balance: money(balances[index] as bigint),
    })),
    transfer: {
      amount: money(balances[0] < 0n ? -balances[0] : balances[0]),
      debtor_participant_id: debtor,
      creditor_participant_id: creditor,
    },
  };
}

export function refusedWith(answer: Answer, code: string, details: Fields = {}): void {
  demand('failure' in answer, () => `expected ${code}, got ${short(answer)}`);
  const { failure } = answer;
  same(failure.code, code, 'code');
  const answered = detailsOf(failure.text);
  for (const [name, value] of Object.entries(details))
    same(answered[name], value, `details.${name} of ${failure.text}`);
}

/** The details of an error, over MCP and over REST. */
export function detailsOf(text: string): Fields {
  const [first = ''] = text.split('\n');
  const json = first.startsWith('{') ? (JSON.parse(first) as Fields)['details'] : undefined;
  return (json ?? JSON.parse(first.slice(first.indexOf('| details=') + 10))) as Fields;
}
