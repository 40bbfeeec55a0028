import type { Fields } from '../../../index';
import type { Call, Look } from '../model';
import type { Random } from '../random';
import { demand, same, structuredOf } from '../contract-violation';
import { cents, monthOf, instantOf, yearAndMonth } from './civil';
import type { Household } from './state';

export interface Seen {
  /** By month, in the order in which they are listed. */
  readonly months: ReadonlyMap<string, { readonly movements: readonly Fields[]; readonly sums: Fields }>;
  readonly rules: readonly Fields[] | undefined;
}

const PAGE = 200;
const RULE_TOOLS = /recurrence/;

/** The months that a call may have written to, and whether to rules. */
function monthsOf({ tool, input }: Call): string[] {
  if (tool === 'create_movement') {
    const at = input['occurred_at'];
    return [monthOf(at === undefined ? Date.now() : instantOf(String(at)))];
  }
  if (typeof input['year'] !== 'number' || typeof input['month'] !== 'number') return [];
  return [`${input['year']}-${String(input['month']).padStart(2, '0')}`];
}

export async function lookAtMonths(
  look: Look,
  state: Household,
  random: Random,
  calls: readonly Call[],
  everything: boolean,
): Promise<Seen> {
  const valid = calls.filter(({ refused }) => refused === undefined);
  const known = [...new Set(state.movements.map(({ month }) => month))];
  const another = random.chance(30) ? random.any(known) : undefined;
  const others = everything ? known : another === undefined ? [] : [another];
  const months = new Map<string, { movements: Fields[]; sums: Fields }>();
  for (const month of new Set([...valid.flatMap(monthsOf), ...others]))
    months.set(month, await lookAtMonth(look, month, random));
  const withRules = everything || valid.some(({ tool }) => RULE_TOOLS.test(tool));
  return { months, rules: withRules ? await everyPage(look, random.below(9), 'list_recurrences', {}) : undefined };
}

async function lookAtMonth(look: Look, month: string, random: Random) {
  const filter = yearAndMonth(month);
  // Consecutive clients use different transports: both list the same.
  const client = random.below(9);
  const [movements, again, sums, report] = await Promise.all([
    everyPage(look, client, 'list_movements', filter),
    everyPage(look, client + 1, 'list_movements', filter),
    look(client + 1, 'get_monthly_summary', filter).then(structuredOf),
    look(client + 2, 'get_monthly_report', filter).then(structuredOf),
  ]);
  same(again, movements, `${month} through another client`);
  same(report, sums, `the report of ${month}`);
  if (random.chance(50)) await lookAtPart(look, client, month, movements, random);
  expectSound(movements, sums);
  return { movements, sums };
}

async function everyPage(look: Look, client: number, tool: string, filter: Fields): Promise<Fields[]> {
  const found: Fields[] = [];
  for (;;) {
    const page = structuredOf(await look(client, tool, { ...filter, limit: PAGE, offset: found.length }));
    found.push(...(page['items'] as Fields[]));
    if (found.length >= (page['total'] as number)) return found;
    demand((page['items'] as Fields[]).length === PAGE, () => `${tool}: a page of ${found.length} is not full`);
  }
}

/** A page or a filter shows that part of all which it names. */
async function lookAtPart(look: Look, client: number, month: string, all: readonly Fields[], random: Random) {
  const [limit, offset] = [random.between(1, 20), random.below(all.length + 3)];
  const example = random.any(all) ?? {};
  const filter = random.pick<Fields>([
    {},
    { type: random.pick(['purchase', 'refund']) },
    { participant_id: random.pick(['elias', 'leticia', 'nobody']) },
    ...('amount' in example ? [{ amount: example['amount'] }] : []),
    ...(typeof example['external_id'] === 'string' ? [{ external_id: example['external_id'] }] : []),
    ...('description' in example ? [{ description: String(example['description']).slice(0, 4).toUpperCase() }] : []),
  ]);
  const matching = all.filter((movement) =>
    Object.entries(filter).every(([name, value]) =>
      name === 'description'
        ? String(movement[name]).toLowerCase().includes(String(value).trim().toLowerCase())
        : movement[name === 'participant_id' ? 'payer_participant_id' : name] === value,
    ),
  );
  const page = structuredOf(await look(client, 'list_movements', { ...yearAndMonth(month), ...filter, limit, offset }));
  const items = matching.slice(offset, offset + limit);
  same(page, { items, total: matching.length, limit, offset }, `${JSON.stringify(filter)} of ${month}`);
}

/** What holds for any month, whatever the model thinks of it. */
function expectSound(movements: readonly Fields[], sums: Fields): void {
  const sum = (amounts: readonly unknown[]) =>
    amounts.reduce<bigint>((total, amount) => total + cents(String(amount)), 0n);
  const ofType = (type: string) => sum(movements.filter((one) => one['type'] === type).map((one) => one['amount']));
  const people = sums['participants'] as readonly Fields[];
  const net = cents(String(sums['total_net']));
  same(cents(String(sums['total_gross'])), ofType('purchase'), 'the sum of the purchases that are listed');
  same(cents(String(sums['total_refunds'])), ofType('refund'), 'the sum of the refunds that are listed');
  same(sum(people.map((one) => one['net_balance'])), 0n, 'the sum of the balances');
  same(sum(people.map((one) => one['share_due'])), net, 'the sum of the shares');
  same(sum(people.map((one) => one['paid_total'])), net, 'the sum of what was paid');
  const names = movements
    .filter((one) => one['external_id'] !== null)
    .map((one) => `${String(one['payer_participant_id'])} ${String(one['external_id'])}`);
  same(names.length, new Set(names).size, 'external ids of one payer');
}
