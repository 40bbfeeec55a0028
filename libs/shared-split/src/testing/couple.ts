import { A, B, centsOf, type ModelEntry, type ModelPayment, type ModelSplit } from './couple-model';
import { cents, splitFor, type Step } from './couple-steps';
import { refusalCode } from './expect-refusal';
import type { callsOf } from './household-calls';

/** Plays steps in the library and in the model; a step that the model forbids has to be refused. */
export class Couple {
  readonly entries: ModelEntry[] = [];
  readonly payments: (ModelPayment & { readonly id: string })[] = [];
  /** The id of what counts, by the key of the entry, and the ids that it had before. */
  readonly ids = new Map<number, string[]>();

  constructor(readonly calls: ReturnType<typeof callsOf>) {}

  async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'buy': {
        const chosen = splitFor(step.split, step.amount);
        const { id } = await this.calls.purchase({
          amount: cents(step.amount),
          payer_participant_id: step.payer,
          occurred_at: `${step.month}-10`,
          split_config: chosen,
        });
        this.add({ ...step, type: 'purchase', split: chosen, of: undefined }, id);
        return;
      }
      case 'refund':
        return this.refund(step);
      case 'void':
        return this.takeBack(step.pick);
      case 'restore':
        return this.restore(step.pick);
      case 'replace':
        return this.replace(step);
      case 'pay': {
        const { settlement } = await this.calls.settle({
          amount: cents(step.amount),
          payer_participant_id: step.payer,
          occurred_at: `${step.month}-20`,
        });
        this.payments.push({ ...step, kind: 'payment', counts: true, id: settlement.id });
        return;
      }
      case 'unpay': {
        const payment = this.payments[step.pick % Math.max(1, this.payments.length)];
        if (payment === undefined) return;
        await this.calls.correct(payment.id, payment.counts ? 'void' : 'restore');
        payment.counts = !payment.counts;
      }
    }
  }

  /** Adds an entry that the library has stored under this id. */
  add(entry: Omit<ModelEntry, 'key' | 'counts'>, id: string): void {
    const key = this.entries.length;
    const { type, month, payer, amount: total, split: chosen, of } = entry;
    this.entries.push({ key, type, month, payer, amount: total, split: chosen, of, counts: true });
    this.ids.set(key, [id]);
  }

  private entry(number: number): ModelEntry | undefined {
    return this.entries[number % Math.max(1, this.entries.length)];
  }

  private idOf({ key }: ModelEntry): string {
    return this.ids.get(key)?.at(-1) ?? '';
  }

  private refundsOf({ key }: ModelEntry): number {
    return this.entries.filter(({ of, counts }) => of === key && counts).reduce((sum, each) => sum + each.amount, 0);
  }

  private async refund({ pick: number, ...step }: Extract<Step, { do: 'refund' }>): Promise<void> {
    const purchase = this.entry(number);
    if (purchase === undefined || purchase.type === 'refund') return;
    // Any id that the purchase ever had leads to it.
    const [named = ''] = this.ids.get(purchase.key) ?? [];
    const call = () =>
      this.calls.refund({
        amount: cents(step.amount),
        payer_participant_id: step.payer,
        occurred_at: `${step.month}-12`,
        original_purchase_id: named,
      });
    if (!purchase.counts) {
      // A replaced and then voided one leads nowhere either.
      expect(await refusalCode(call())).toBe('PURCHASE_NOT_FOUND');
      return;
    }
    if (this.refundsOf(purchase) + step.amount > purchase.amount) {
      expect(await refusalCode(call())).toBe('REFUND_LIMIT_EXCEEDED');
      return;
    }
    this.add({ ...step, type: 'refund', split: purchase.split, of: purchase.key }, (await call()).id);
  }

  private async takeBack(number: number): Promise<void> {
    const entry = this.entry(number);
    if (entry === undefined) return;
    const call = () => this.calls.correct(this.idOf(entry), 'void');
    if (entry.counts && entry.type === 'purchase' && this.refundsOf(entry) > 0) {
      expect(await refusalCode(call())).toBe('PURCHASE_HAS_REFUNDS');
      return;
    }
    await call();
    entry.counts = false;
  }

  private async restore(number: number): Promise<void> {
    const entry = this.entry(number);
    if (entry === undefined) return;
    const call = () => this.calls.correct(this.idOf(entry), 'restore');
    const purchase = entry.of === undefined ? undefined : this.entries[entry.of];
    if (!entry.counts && purchase !== undefined) {
      const refused = purchase.counts
        ? this.refundsOf(purchase) + entry.amount > purchase.amount && 'REFUND_LIMIT_EXCEEDED'
        : 'PURCHASE_NOT_FOUND';
      if (refused !== false) {
        expect(await refusalCode(call())).toBe(refused);
        return;
      }
    }
    await call();
    entry.counts = true;
  }

  private async replace({ pick: number, ...step }: Extract<Step, { do: 'replace' }>): Promise<void> {
    const entry = this.entry(number);
    if (entry === undefined) return;
    const total = step.amount ?? entry.amount;
    const chosen = step.split === null || entry.type === 'refund' ? undefined : splitFor(step.split, total);
    const fields = {
      ...(step.amount !== null && { amount: cents(total) }),
      ...(step.payer !== null && { payer_participant_id: step.payer }),
      ...(step.month !== null && { occurred_at: `${step.month}-15` }),
      ...(chosen !== undefined && { split_config: chosen }),
    };
    if (Object.keys(fields).length === 0) return;
    const id = this.idOf(entry);
    const call = () => this.calls.correct(id, 'replace', fields);
    const kept = chosen ?? entry.split;
    const refused = this.refusalOfReplacement(entry, total, kept);
    if (refused !== undefined) {
      expect(await refusalCode(call())).toBe(refused);
      return;
    }
    const { replacement } = await call();
    this.ids.get(entry.key)?.push(replacement?.id ?? '');
    entry.amount = total;
    entry.payer = step.payer ?? entry.payer;
    entry.month = step.month ?? entry.month;
    entry.split = kept;
    // What it was replaced by can be neither voided nor replaced.
    expect(await refusalCode(this.calls.correct(id, 'void'))).toBe('ALREADY_CORRECTED');
  }

  private refusalOfReplacement(entry: ModelEntry, total: number, chosen: ModelSplit): string | undefined {
    if (!entry.counts) return 'ALREADY_CORRECTED';
    if (entry.type === 'refund') {
      const purchase = this.entries[entry.of ?? -1];
      const others = purchase === undefined ? 0 : this.refundsOf(purchase) - entry.amount;
      return others + total > (purchase?.amount ?? 0) ? 'REFUND_LIMIT_EXCEEDED' : undefined;
    }
    if (chosen.type === 'exact') {
      const parts = centsOf(chosen.shares);
      if ((parts[A] ?? 0) + (parts[B] ?? 0) !== total) return 'SHARES_DO_NOT_ADD_UP';
    }
    return this.refundsOf(entry) > total ? 'REFUND_LIMIT_EXCEEDED' : undefined;
  }
}
