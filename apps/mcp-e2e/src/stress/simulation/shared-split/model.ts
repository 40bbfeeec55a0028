import type { Answer, Fields } from '../../../index';
import type { Call, Model } from '../model';
import type { Random } from '../random';
import { demand, same } from '../contract-violation';
import { afterRuleChange, unheardRuleChange } from './change-rules';
import { yearAndMonth } from './civil';
import { afterCreateMovement, unheardMovement } from './create-movement';
import { monthFacts, refusedWith } from './facts';
import { fitMonths } from './fit-months';
import { generate } from './generation';
import { lookAtMonths, type Seen } from './look-at-months';
import { changeOf, generation, hotMonth, propose, purchase, refundOf } from './proposals';
import { EMPTY, householdKey, type Household, type Rule } from './state';

const monthIn = ({ year, month }: Fields) => `${String(year)}-${String(month).padStart(2, '0')}`;

/** Shared expenses as the contract has them. */
export const sharedSplit: Model<Household, Seen> = {
  domain: 'shared-split',
  start: EMPTY,
  ping: { tool: 'list_participants', input: {} },
  propose,
  crowd,
  after,
  afterLostAnswer,
  key: householdKey,
  look: lookAtMonths,
  fits: fitMonths,
};

function after(state: Household, { tool, input, refused }: Call, answer: Answer): Household {
  if (refused !== undefined) {
    refusedWith(answer, refused);
    return state;
  }
  if (tool === 'create_movement') return afterCreateMovement(state, input, answer);
  if (!/^get|^generate/.test(tool)) return afterRuleChange(state, tool, input, answer);
  demand('structured' in answer, () => `expected an answer, got ${'failure' in answer && answer.failure.text}`);
  const month = monthIn(input);
  if (tool === 'generate_recurrences') {
    const { state: next, processed, generated } = generate(state, month);
    const { blocked_items: blocked, ...counts } = answer.structured as Fields;
    const expected = {
      competence_month: month,
      processed_rules: processed,
      generated_count: generated,
      ignored_count: processed - generated,
      blocked_count: 0,
      failed_count: 0,
    };
    same({ counts, blocked }, { counts: expected, blocked: [] }, 'what was generated');
    return input['dry_run'] === true ? state : next;
  }
  const next = input['auto_generate'] === true ? generate(state, month).state : state;
  same(answer.structured, monthFacts(next, month), `the sums of ${month}`);
  return next;
}

function afterLostAnswer(state: Household, { tool, input, refused }: Call): readonly Household[] {
  if (refused !== undefined || input['dry_run'] === true) return [];
  if (tool === 'create_movement') return unheardMovement(state, input);
  if (!/^get|^generate/.test(tool)) return unheardRuleChange(state, tool, input);
  const writes = tool === 'generate_recurrences' || input['auto_generate'] === true;
  return writes ? [generate(state, monthIn(input), 'perhaps').state] : [];
}

/** Concurrent calls whose answers show in which order they can have run. */
function crowd(state: Household, random: Random): readonly Call[] {
  const month = hotMonth(state, random);
  const read = { tool: 'get_monthly_summary', input: yearAndMonth(month) };
  const known = state.movements.filter(({ id, type }) => id !== undefined && type === 'purchase');
  const original = random.any(known.slice(-12));
  const rule = random.any(state.rules.filter(({ status }) => status !== 'ended'));
  const doubles = () => {
    const call = purchase(state, random, month);
    const named = { ...call, input: { ...call.input, external_id: `again-${state.last}` } };
    return random.times(random.between(3, 8), () => named);
  };
  return random.weighted<() => readonly Call[]>([
    [3, doubles],
    [3, () => [...random.times(random.between(2, 4), () => purchase(state, random, month)), read]],
    [
      original === undefined ? 0 : 4,
      () => random.times(random.between(3, 5), () => refundOf(state, original as never, random, 60)),
    ],
    [2, () => [...random.times(2, () => generation(state, random, month)), purchase(state, random, month)]],
    [rule === undefined ? 0 : 2, () => random.times(random.between(2, 3), () => changeOf(state, rule as Rule, random))],
  ])();
}
