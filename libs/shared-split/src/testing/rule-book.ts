import { centsOf } from './couple-model';
import { cents, splitFor } from './couple-steps';
import { refusalCode } from './expect-refusal';
import type { callsOf } from './household-calls';
import { hasRunOut, isConsidered, next, type ModelRule } from './rule-model';
import type { LifeStep, StepTo } from './rule-steps';

type RuleStep = Extract<LifeStep, { do: 'recur' | 'edit' | 'pause' | 'end' }>;

/** The rules of a couple, in the library and in the model; a change that the model forbids has to be refused. */
export class RuleBook {
  readonly all: ModelRule[] = [];

  constructor(
    private readonly calls: ReturnType<typeof callsOf>,
    private readonly present: string,
    private readonly isClosed: (month: string) => boolean,
  ) {}

  considered(month: string): ModelRule[] {
    return this.all.filter((rule) => isConsidered(rule, month));
  }

  async take(step: RuleStep): Promise<void> {
    if (step.do === 'recur') return this.#create(step);
    const rule = this.all[step.pick % Math.max(1, this.all.length)];
    if (rule === undefined) return;
    if (step.do === 'edit') return this.#edit(rule, step);
    return step.do === 'pause' ? this.#pause(rule, step) : this.#end(rule, step);
  }

  async #create({ payer, amount, split: drawn, day, start, length }: StepTo<'recur'>): Promise<void> {
    let end: string | null = length === undefined ? null : start;
    for (let month = 0; end !== null && month < (length ?? 0); month++) end = next(end);
    const split = splitFor(drawn, amount);
    const { id } = await this.calls.recur({
      amount: cents(amount),
      payer_participant_id: payer,
      split_config: split,
      reference_day: day,
      start_competence_month: start,
      ...(end !== null && { end_competence_month: end }),
    });
    const life = {
      state: 'active',
      stopped: false,
      pausedFrom: null,
      skipped: [],
      recorded: new Set<string>(),
    } as const;
    this.all.push({ ...life, skipped: [], id, amount, payer, split, day, start, end });
  }

  async #edit(rule: ModelRule, { do: _, pick: __, ...step }: StepTo<'edit'>): Promise<void> {
    const amount = step.amount ?? rule.amount;
    const split = step.split === undefined ? rule.split : splitFor(step.split, amount);
    const fields = {
      ...(step.amount !== undefined && { amount: cents(amount) }),
      ...(step.payer !== undefined && { payer_participant_id: step.payer }),
      ...(step.split !== undefined && { split_config: split }),
      ...(step.day !== undefined && { reference_day: step.day }),
      ...(step.start !== undefined && { start_competence_month: step.start }),
      ...(step.end === null && { clear_end_competence_month: true }),
      ...(typeof step.end === 'string' && { end_competence_month: step.end }),
    };
    if (Object.keys(fields).length === 0) return;
    const start = step.start ?? rule.start;
    const end = step.end === undefined ? rule.end : step.end;
    const refused = [
      rule.state === 'ended' && 'RECURRENCE_ENDED',
      split.type === 'exact' && sumOf(split.shares) !== amount && 'SHARES_DO_NOT_ADD_UP',
      rule.recorded.size > 0 && start !== rule.start && 'START_COMPETENCE_LOCKED',
      end !== null && end < start && 'END_BEFORE_START',
    ].find((reason) => reason !== false);
    const call = () => this.calls.edit(rule.id, fields);
    if (await isRefused(refused, call)) return;
    await call();
    Object.assign(rule, { amount, split, start, end, payer: step.payer ?? rule.payer, day: step.day ?? rule.day });
  }

  async #pause(rule: ModelRule, { paused = rule.state !== 'paused', from: given }: StepTo<'pause'>): Promise<void> {
    const call = () =>
      this.calls.edit(rule.id, { paused, ...(given !== undefined && { from_competence_month: given }) });
    const refused = [
      rule.state === 'ended' && 'RECURRENCE_ENDED',
      hasRunOut(rule, this.present, this.isClosed) && 'INVALID_RECURRENCE_STATE_TRANSITION',
    ].find((reason) => reason !== false);
    if (await isRefused(refused, call)) return;
    await call();
    if (paused === (rule.state === 'paused')) return;
    const from = given ?? this.present;
    if (rule.pausedFrom !== null && rule.pausedFrom < from) rule.skipped.push({ from: rule.pausedFrom, before: from });
    rule.state = paused ? 'paused' : 'active';
    rule.pausedFrom = paused ? from : null;
  }

  async #end(rule: ModelRule, { month }: StepTo<'end'>): Promise<void> {
    const call = () => this.calls.end(rule.id, month === undefined ? {} : { end_competence_month: month });
    const refused = [
      rule.state === 'ended' && 'INVALID_RECURRENCE_STATE_TRANSITION',
      month !== undefined && month < rule.start && 'END_BEFORE_START',
      month !== undefined && rule.end !== null && month > rule.end && 'END_AFTER_CURRENT_END',
    ].find((reason) => reason !== false);
    if (await isRefused(refused, call)) return;
    await call();
    rule.state = 'ended';
    if (month === undefined) rule.stopped = true;
    else rule.end = month;
  }
}

/** Expects the refusal, where there has to be one. */
async function isRefused(reason: string | undefined, call: () => Promise<unknown>): Promise<boolean> {
  if (reason === undefined) return false;
  expect(await refusalCode(call())).toBe(reason);
  return true;
}

function sumOf(shares: Readonly<Record<string, string>>): number {
  return Object.values(centsOf(shares)).reduce((sum, each) => sum + each, 0);
}
