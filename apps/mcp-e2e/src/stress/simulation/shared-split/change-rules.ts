import type { Answer, Fields } from '../../../index';
import { demand, same } from '../contract-violation';
import { cents, isSince } from './civil';
import { detailsOf, refusedWith, ruleFacts } from './facts';
import { generatedMonths, replaceRule, type Household, type Person, type Rule } from './state';

const STATES = { pause_recurrence: ['active'], reactivate_recurrence: ['paused'] } as const;

function created(state: Household, input: Fields): Rule {
  return {
    serial: state.last + 1,
    id: undefined,
    description: String(input['description']).trim(),
    cents: cents(String(input['amount'])),
    payer: String(input['payer_participant_id']).trim() as Person,
    requester: String(input['requested_by_participant_id']).trim() as Person,
    day: input['reference_day'] as number,
    start: input['start_competence_month'] as string,
    end: (input['end_competence_month'] as string | undefined) ?? null,
    status: 'active',
    stopped: false,
    createdAt: undefined,
    updatedAt: undefined,
  };
}

/** The changed rule, or the reasons against it: the server may give any of them. */
function changed(state: Household, rule: Rule, tool: string, input: Fields): Rule | readonly string[] {
  const requester = String(input['requested_by_participant_id']).trim() as Person;
  const end = input['end_competence_month'] as string | undefined;
  if (tool === 'edit_recurrence') {
    if (rule.status === 'ended') return ['RECURRENCE_ENDED'];
    const start = (input['start_competence_month'] as string | undefined) ?? rule.start;
    const newEnd = input['clear_end_competence_month'] === true ? null : (end ?? rule.end);
    const reasons = [
      ...(start !== rule.start && generatedMonths(state, rule).length > 0 ? ['START_COMPETENCE_LOCKED'] : []),
      ...(newEnd !== null && newEnd < start ? ['END_BEFORE_START'] : []),
    ];
    if (reasons.length > 0) return reasons;
    return {
      ...rule,
      requester,
      start,
      end: newEnd,
      description: input['description'] === undefined ? rule.description : String(input['description']).trim(),
      cents: input['amount'] === undefined ? rule.cents : cents(String(input['amount'])),
      payer: ((input['payer_participant_id'] as string | undefined)?.trim() as Person | undefined) ?? rule.payer,
      day: (input['reference_day'] as number | undefined) ?? rule.day,
    };
  }
  if (tool === 'end_recurrence') {
    if (rule.status === 'ended') return ['INVALID_RECURRENCE_STATE_TRANSITION'];
    if (end !== undefined && end < rule.start) return ['END_BEFORE_START'];
    if (end !== undefined && rule.end !== null && end > rule.end) return ['END_AFTER_CURRENT_END'];
    // A paused rule that is ended stays paused: its months are never generated.
    const stopped = end === undefined || rule.status === 'paused';
    return { ...rule, status: 'ended', stopped, end: end ?? rule.end };
  }
  const from: readonly string[] = STATES[tool as keyof typeof STATES];
  if (!from.includes(rule.status)) return ['INVALID_RECURRENCE_STATE_TRANSITION'];
  return { ...rule, status: tool === 'pause_recurrence' ? 'paused' : 'active' };
}

const ruleOf = (state: Household, input: Fields) =>
  state.rules.find(({ id }) => id === String(input['recurrence_id']).toLowerCase());

export function afterRuleChange(state: Household, tool: string, input: Fields, answer: Answer): Household {
  if (tool === 'create_recurrence') {
    const rule = created(state, input);
    return confirmed({ ...state, rules: [...state.rules, rule], last: rule.serial }, rule, answer);
  }
  const rule = ruleOf(state, input);
  if (rule === undefined) {
    refusedWith(answer, 'RECURRENCE_NOT_FOUND');
    return state;
  }
  const next = changed(state, rule, tool, input);
  if ('serial' in next) return confirmed(state, next, answer);
  refusedWith(answer, 'DOMAIN_INVARIANT_VIOLATION');
  const reason = 'failure' in answer && detailsOf(answer.failure.text)['reason'];
  demand(next.includes(String(reason)), () => `expected reason ${next.join(' or ')}, got ${String(reason)}`);
  return state;
}

function confirmed(state: Household, rule: Rule, answer: Answer): Household {
  demand('structured' in answer, () => `expected it to be done, got ${'failure' in answer && answer.failure.text}`);
  const got = answer.structured as Fields;
  same(got, ruleFacts(state, { ...rule, updatedAt: undefined }, got), 'the rule');
  const [createdAt, updatedAt] = [String(got['created_at']), String(got['updated_at'])];
  demand(
    isSince(updatedAt, rule.updatedAt ?? createdAt),
    () => `changed at ${updatedAt}, before ${rule.updatedAt ?? createdAt}`,
  );
  return replaceRule(state, { ...rule, id: String(got['id']), createdAt, updatedAt });
}

export function unheardRuleChange(state: Household, tool: string, input: Fields): Household[] {
  if (tool === 'create_recurrence') {
    const rule = created(state, input);
    return [{ ...state, rules: [...state.rules, rule], last: rule.serial }];
  }
  const rule = ruleOf(state, input);
  const next = rule && changed(state, rule, tool, input);
  return next !== undefined && 'serial' in next ? [replaceRule(state, { ...next, updatedAt: undefined })] : [];
}
