import type { BrokerRow } from './file/broker-row';
import type { Reading } from './reading';
import type { LeftOutReason } from './entry';
import { RowsByKey } from './rows-by-key';

/**
 * Costs that have records of their own. A key, such as the day and the account, leads to the trade that they belong to where
 * one trade alone has it. All others are left out with a warning, since a trade lacks them.
 */
export class CostsOfTrades {
  readonly #costs: RowsByKey<BrokerRow>;
  readonly #trades = new Map<string, number>();

  constructor(
    costs: readonly BrokerRow[],
    trades: readonly BrokerRow[],
    private readonly keyOf: (row: BrokerRow) => string,
  ) {
    this.#costs = new RowsByKey(costs, keyOf);
    for (const row of trades) this.#trades.set(keyOf(row), (this.#trades.get(keyOf(row)) ?? 0) + 1);
  }

  takeAll(trade: BrokerRow): readonly BrokerRow[] {
    const key = this.keyOf(trade);
    return this.#trades.get(key) === 1 ? this.#costs.takeAll(key) : [];
  }

  leaveOutRest(reading: Reading, reasonOf: (row: BrokerRow) => LeftOutReason, columnOfKind: string): void {
    for (const row of this.#costs.rest()) {
      const what = `"${row.text(columnOfKind)}" belongs to no one trade of its day and is in no cost; add it to the fees of its trade by hand.`;
      reading.leaveOutWithWarning(row, reasonOf(row), what);
    }
  }
}
