import type { Call } from '../model';
import type { Random } from '../random';
import { addMonths, instantOf, money, shownInstant, yearAndMonth } from './civil';
import { invalidCall } from './invalid-calls';
import { generatedMonths, PEOPLE, type Household, type Movement, type Rule } from './state';

const WORDS = ['Mercado', 'Pão de Açúcar', 'Farmácia', 'Luz 100%', 'Taxi_do_dia', 'Café ☕', 'Aluguel \\ condomínio'];
const NOBODYS = '00000000-0000-4000-8000-000000000000';
/** So few names that they collide. */
const NAMES = 12;
const FIRST_MONTH = '2031-11';
/** After so many movements life goes on in later months. */
const MOVEMENTS_A_MONTH = 60;

/** No two movements have the same description: it identifies one whose answer was lost. */
const serialOf = ({ last }: Household, random: Random) => `#${last + 1}.${random.below(1_000_000)}`;

/** A month in which things happen now. */
export function hotMonth({ movements }: Household, random: Random): string {
  return addMonths(FIRST_MONTH, Math.floor(movements.length / MOVEMENTS_A_MONTH) + random.below(4));
}

export function amount(random: Random): string {
  return random.weighted([
    [8, () => money(BigInt(random.between(1, 50_000)))],
    [2, () => `00${money(BigInt(random.between(1, 999)))}`],
    [1, () => '9999999999.99'],
    [1, () => '0.01'],
  ])();
}

/** Some moment of a month, often close to where it begins or ends, in one of the forms that are taken. */
function occurredAt(month: string, random: Random): string {
  const instant = random.chance(25)
    ? instantOf(`${random.chance(50) ? month : addMonths(month, 1)}-01`) + random.between(-2, 1) * 1_000
    : instantOf(`${month}-${String(random.between(1, 28)).padStart(2, '0')}`) + random.below(10) * 8_640_000;
  const wall = shownInstant(instant);
  const short = new Date(instant).toISOString();
  return random.pick([
    wall,
    wall.slice(0, 19),
    wall.slice(0, 19).replace('T', ' '),
    wall.slice(0, 10),
    short,
    short.replace('.000Z', '.123456Z'),
    `${new Date(instant + 9 * 3_600_000).toISOString().slice(0, 19)}+0900`,
  ]);
}

function who(random: Random, rare = 30) {
  const requester = random.pick(PEOPLE);
  return {
    requested_by_participant_id: random.chance(10) ? ` ${requester} ` : requester,
    ...(random.chance(rare) && { payer_participant_id: random.pick(PEOPLE) }),
  };
}

export function purchase(state: Household, random: Random, month = hotMonth(state, random)): Call {
  const input = {
    type: 'purchase',
    amount: amount(random),
    description: `${random.chance(10) ? '  ' : ''}${random.pick(WORDS)} ${serialOf(state, random)}`,
    ...who(random),
    ...(!random.chance(3) && { occurred_at: occurredAt(month, random) }),
    ...(random.chance(50) && { external_id: `${random.chance(10) ? ' ' : ''}receipt-${random.below(NAMES)}` }),
  };
  return { tool: 'create_movement', input };
}

/** What is left of a purchase, more or less. */
export function refundOf(state: Household, original: Movement, random: Random, share = 100): Call {
  const refunded = state.movements
    .filter((other) => other.original === original.serial)
    .reduce((sum, other) => sum + other.cents, 0n);
  const left = original.cents - refunded;
  const part = (left * BigInt(random.between(1, share))) / 100n;
  const some = random.weighted([
    [5, part],
    [2, left],
    [2, left + 1n],
    [1, original.cents],
  ]);
  const byName = original.externalId !== null && random.chance(40);
  const input = {
    type: 'refund',
    amount: money(some > 0n && some <= 999_999_999_999n ? some : 1n),
    description: `Estorno ${serialOf(state, random)}`,
    ...who(random),
    // Its own month and payer, as a reference by name needs, or any.
    ...(byName && random.chance(70) && { payer_participant_id: original.payer }),
    occurred_at: occurredAt(byName ? original.month : hotMonth(state, random), random),
    ...(byName && { original_purchase_external_id: original.externalId }),
    ...((!byName || random.chance(10)) && {
      original_purchase_id: random.chance(4) ? NOBODYS : random.chance(20) ? original.id?.toUpperCase() : original.id,
    }),
    ...(random.chance(20) && { external_id: `receipt-${random.below(NAMES)}` }),
  };
  return { tool: 'create_movement', input };
}

function refund(state: Household, random: Random): Call {
  const known = state.movements.filter(({ id, type }) => id !== undefined && (type === 'purchase' || random.chance(5)));
  const original = random.any(random.chance(60) ? known.slice(-12) : known);
  return original === undefined ? purchase(state, random) : refundOf(state, original, random);
}

function createRule(state: Household, random: Random): Call {
  const start = addMonths(hotMonth(state, random), random.between(-2, 2));
  const input = {
    description: `Assinatura ${serialOf(state, random)}`,
    amount: amount(random),
    payer_participant_id: random.pick(PEOPLE),
    requested_by_participant_id: random.pick(PEOPLE),
    split_config: random.pick([{ type: 'equal' }, { mode: 'equal' }, { type: 'equal', mode: 'equal' }]),
    reference_day: random.pick([1, 5, 28, 29, 30, 31]),
    start_competence_month: start,
    ...(random.chance(40) && { end_competence_month: addMonths(start, random.below(6)) }),
  };
  return { tool: 'create_recurrence', input };
}

/** A pause of every month, whose end skips none: the model needs no clock. */
const SINCE_EVER = { from_competence_month: '2000-01' };

export function changeOf(state: Household, rule: Rule, random: Random): Call {
  const by = {
    recurrence_id: random.chance(3) ? NOBODYS : (rule.id ?? NOBODYS),
    requested_by_participant_id: random.pick(PEOPLE),
  };
  const months = [rule.start, ...generatedMonths(state, rule), rule.end ?? rule.start];
  const month = () => addMonths(random.pick(months), random.between(-1, 2));
  return random.weighted<() => Call>([
    [6, () => ({ tool: 'edit_recurrence', input: { ...by, ...change(rule, month, random) } })],
    [
      3,
      () => ({
        tool: 'pause_recurrence',
        input: { ...by, ...SINCE_EVER, ...(random.chance(50) && { reason: 'férias' }) },
      }),
    ],
    [3, () => ({ tool: 'reactivate_recurrence', input: { ...by, ...SINCE_EVER } })],
    [
      2,
      () => ({ tool: 'end_recurrence', input: { ...by, ...(random.chance(60) && { end_competence_month: month() }) } }),
    ],
  ])();
}

function change(rule: Rule, month: () => string, random: Random) {
  const end = random.weighted<Record<string, unknown>>([
    [5, {}],
    [3, { end_competence_month: month() }],
    [2, { clear_end_competence_month: true }],
  ]);
  return {
    amount: amount(random),
    ...end,
    ...(random.chance(20) && { start_competence_month: random.chance(50) ? rule.start : month() }),
    ...(random.chance(20) && { reference_day: random.between(1, 31) }),
    ...(random.chance(20) && { payer_participant_id: random.pick(PEOPLE) }),
    ...(random.chance(20) && { split_config: { type: 'equal' } }),
  };
}

export function generation(state: Household, random: Random, month = hotMonth(state, random)): Call {
  const competenceMonth = yearAndMonth(month);
  return {
    tool: random.pick(['get_monthly_summary', 'get_monthly_report']),
    input: { ...competenceMonth, auto_generate: true },
  };
}

/** With counts: of runs at once each may have done a part, so this is for one alone. */
function countedGeneration(state: Household, random: Random): Call {
  const input = { ...yearAndMonth(hotMonth(state, random)), ...(random.chance(30) && { dry_run: true }) };
  return { tool: 'generate_recurrences', input };
}

export function propose(state: Household, random: Random): Call {
  const rule = random.any(state.rules.filter(({ status }) => status !== 'ended' || random.chance(20)));
  return random.weighted<() => Call>([
    [30, () => purchase(state, random)],
    [24, () => refund(state, random)],
    [5, () => createRule(state, random)],
    [rule === undefined ? 0 : 14, () => changeOf(state, rule as Rule, random)],
    [6, () => generation(state, random)],
    [4, () => countedGeneration(state, random)],
    [3, () => ({ tool: 'get_monthly_summary', input: yearAndMonth(hotMonth(state, random)) })],
    [12, () => invalidCall(random.chance(50) ? purchase(state, random) : createRule(state, random), random)],
  ])();
}
