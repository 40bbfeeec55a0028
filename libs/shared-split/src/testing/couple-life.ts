import { compareCouple, netOf } from './compare-couple';
import { Couple } from './couple';
import type { ModelEntry, ModelPayment } from './couple-model';
import { cents } from './couple-steps';
import { refusalCode } from './expect-refusal';
import type { callsOf } from './household-calls';
import { dateIn, next, records, shownState, type ModelRule } from './rule-model';
import { RuleBook } from './rule-book';
import type { LifeStep, StepTo } from './rule-steps';

interface LifePayment extends ModelPayment {
  readonly id: string;
  /** The month that it closes, and what the first person had to receive for it then. */
  readonly closes?: { readonly month: string; readonly balance: number };
}

/** A couple whose expenses repeat and who close their months, in the library and in the model. */
export class CoupleLife {
  readonly #couple: Couple;
  readonly #rules: RuleBook;
  readonly #payments: LifePayment[] = [];

  /** `present` is the month that the library's clock is in. */
  constructor(
    private readonly calls: ReturnType<typeof callsOf>,
    private readonly present: string,
  ) {
    this.#couple = new Couple(calls);
    this.#rules = new RuleBook(calls, present, (month) => this.#isClosed(month));
  }

  async take(step: LifeStep): Promise<void> {
    switch (step.do) {
      case 'run':
        return this.#run(step.month);
      case 'close':
        return this.#close(step);
      case 'open':
        return this.#open(step);
      case 'pay': {
        const { settlement } = await this.calls.settle(requestOf(step));
        this.#payments.push({ ...step, kind: 'payment', counts: true, id: settlement.id });
        return;
      }
      case 'unpay':
        return this.#unpay(step.pick);
      case 'recur':
      case 'edit':
      case 'pause':
      case 'end':
        return this.#rules.take(step);
      default:
        return this.#couple.take(step);
    }
  }

  async compare(): Promise<void> {
    const { entries, calls } = this.#couple;
    await compareCouple(
      { entries, calls, payments: this.#payments },
      {
        pendingIn: (month) => this.#due(month).map((rule) => entryOf(rule, month)),
        closedBalanceOf: (month) => this.#closing(month)?.closes?.balance,
      },
    );
    const { items } = await this.calls.recurrences({ limit: 200 });
    expect(Object.fromEntries(items.map(({ id, ...shown }) => [id, shown]))).toMatchObject(
      Object.fromEntries(this.#rules.all.map((rule) => [rule.id, this.#shown(rule)])),
    );
  }

  #shown(rule: ModelRule) {
    const months = [...rule.recorded].sort();
    let upcoming = rule.start;
    while (
      rule.recorded.has(upcoming) ||
      rule.skipped.some(({ from, before }) => from <= upcoming && upcoming < before)
    )
      upcoming = next(upcoming);
    return {
      status: shownState(rule, this.present, (month) => this.#isClosed(month)),
      end_competence_month: rule.end,
      first_generated_competence_month: months.at(0) ?? null,
      last_processed_competence_month: months.at(-1) ?? null,
      next_competence_month: upcoming,
    };
  }

  #closing(month: string): LifePayment | undefined {
    return this.#payments.find(({ counts, closes }) => counts && closes?.month === month);
  }

  #isClosed(month: string): boolean {
    return this.#closing(month) !== undefined;
  }

  #due(month: string): ModelRule[] {
    return this.#rules.all.filter((rule) => records(rule, month, this.#isClosed(month)));
  }

  async #run(month: string): Promise<void> {
    const [due, considered] = [this.#due(month), this.#rules.considered(month)];
    const { generation } = await this.calls.month(month, { auto_generate: true });
    expect(generation).toEqual({
      processed_rules: considered.length,
      generated_count: due.length,
      ignored_count: considered.length - due.length,
      blocked_count: 0,
      failed_count: 0,
    });
    await this.#recorded(due, month);
  }

  /** Takes over what the library has recorded. */
  async #recorded(due: readonly ModelRule[], month: string): Promise<void> {
    const { items } = await this.calls.movements(month, { limit: 200 });
    for (const rule of due) {
      const [found, ...more] = items.filter(({ external_id: id }) => id === `recurrence:${rule.id}:${month}`);
      expect([found?.occurred_at, more]).toEqual([`${dateIn(rule, month)}T12:00:00-03:00`, []]);
      this.#couple.add(entryOf(rule, month), found?.id ?? '');
      rule.recorded.add(month);
    }
  }

  async #close(step: StepTo<'close'>): Promise<void> {
    const { month } = step;
    const call = () => this.calls.settle({ ...requestOf(step), closes_competence_month: month });
    if (this.#isClosed(month)) {
      expect(await refusalCode(call())).toBe('MONTH_ALREADY_CLOSED');
      return;
    }
    const due = this.#due(month);
    const { settlement, closed_month: body } = await call();
    await this.#recorded(due, month);
    const balance = netOf(this.#couple.entries, month);
    expect(body?.participants[0]?.net_balance).toBe(cents(balance));
    const closes = { month, balance };
    this.#payments.push({ ...step, kind: 'payment', counts: true, id: settlement.id, closes });
  }

  async #open(step: StepTo<'open'>): Promise<void> {
    const call = () => this.calls.settle({ ...requestOf(step), kind: 'opening' });
    if (this.#payments.some(({ counts, kind }) => counts && kind === 'opening')) {
      expect(await refusalCode(call())).toBe('OPENING_EXISTS');
      return;
    }
    const { settlement } = await call();
    this.#payments.push({ ...step, kind: 'opening', counts: true, id: settlement.id });
  }

  async #unpay(number: number): Promise<void> {
    const payment = this.#payments[number % Math.max(1, this.#payments.length)];
    if (payment === undefined) return;
    const call = () => this.calls.correct(payment.id, payment.counts ? 'void' : 'restore');
    const others = this.#payments.filter((other) => other !== payment && other.counts);
    if (!payment.counts) {
      const refused =
        payment.kind === 'opening' && others.some(({ kind }) => kind === 'opening')
          ? 'OPENING_EXISTS'
          : others.some(({ closes }) => closes !== undefined && closes.month === payment.closes?.month) &&
            'MONTH_ALREADY_CLOSED';
      if (refused !== false) {
        expect(await refusalCode(call())).toBe(refused);
        return;
      }
    }
    await call();
    payment.counts = !payment.counts;
  }
}

function requestOf({ amount, payer, month }: Pick<ModelPayment, 'amount' | 'payer' | 'month'>) {
  return { amount: cents(amount), payer_participant_id: payer, occurred_at: `${month}-20` };
}

function entryOf({ amount, payer, split }: ModelRule, month: string): ModelEntry {
  return { key: -1, type: 'purchase', month, payer, amount, split, of: undefined, counts: true };
}
