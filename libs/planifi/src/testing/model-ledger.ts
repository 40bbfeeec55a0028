/**
 * A second, plain implementation of accounts and movements in integer cents, which tests compare with the real one. It
 * shares no code with it.
 */
export interface ModelAccount {
  readonly id: string;
  readonly currency: string;
  readonly openingCents: bigint;
  readonly openedOn: string | undefined;
  isEnabled: boolean;
}

export interface ModelMovement {
  readonly id: string;
  account: ModelAccount;
  cents: bigint;
  readonly isIncoming: boolean;
  day: string;
  tags: readonly string[];
  isVoided: boolean;
  /** The id of the other movement of a transfer. */
  readonly otherLeg: string | undefined;
}

export class ModelLedger {
  readonly accounts: ModelAccount[] = [];
  readonly movements: ModelMovement[] = [];

  find(id: string): ModelMovement {
    const found = this.movements.find((movement) => movement.id === id);
    if (found === undefined) throw new Error(`no movement ${id}`);
    return found;
  }

  /** What an account holds at the end of a day. */
  balance(account: ModelAccount, asOf: string) {
    const counted = this.movements.filter(
      (movement) => movement.account === account && !movement.isVoided && movement.day <= asOf,
    );
    const sum = (isIncoming: boolean) =>
      counted.reduce((total, each) => (each.isIncoming === isIncoming ? total + each.cents : total), 0n);
    const opening = account.openedOn !== undefined && account.openedOn > asOf ? 0n : account.openingCents;
    const [moneyIn, out] = [sum(true), sum(false)];
    const days = counted.map(({ day }) => day).sort();
    return { opening, in: moneyIn, out, balance: opening + moneyIn - out, lastOccurredOn: days.at(-1) ?? null };
  }

  /** What was spent in a range of days from accounts in use, by currency; with a tag only what has it. */
  spent(from: string, to: string, tag?: string): Map<string, { cents: bigint; count: number }> {
    const byCurrency = new Map<string, { cents: bigint; count: number }>();
    for (const { account, cents, isIncoming, day, tags, isVoided, otherLeg } of this.movements) {
      if (isIncoming || isVoided || otherLeg !== undefined || !account.isEnabled || day < from || day > to) continue;
      if (tag !== undefined && !tags.includes(tag)) continue;
      const sum = byCurrency.get(account.currency) ?? { cents: 0n, count: 0 };
      byCurrency.set(account.currency, { cents: sum.cents + cents, count: sum.count + 1 });
    }
    return byCurrency;
  }
}
