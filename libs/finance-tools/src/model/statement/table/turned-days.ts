import { dayOf, type DateCell } from '../cells/date-cell';
import type { DateOrder } from '../reading-arguments';

type Direction = { last: string; rises: number; falls: number };

/**
 * Whether a spreadsheet of another country has turned days round. It reads `03/02/2024` as the second of March and shows it as
 * `2024-03-02`, and leaves `15/02/2024` as the text that it was, since no month is the fifteenth.
 */
export class TurnedDays {
  #written = 0;
  #shown = 0;
  /** A day that only one order reads, among those shown in a form of their own, was not turned; nor is a text that both read. */
  #isOther = false;
  readonly #directions = new Map<DateOrder, Direction>();

  add(date: DateCell): void {
    if (date.order === 'open') this.#written += 1;
    else this.#shown += 1;
    const day = date.order === 'YMD' ? date.third : date.first;
    this.#isOther ||= date.order === 'open' ? date.first <= 12 && date.second <= 12 : day > 12;
    if (this.#isOther) return;
    for (const order of ['DMY', 'MDY'] as const) this.#follow(order, dayOf(date, order));
  }

  #follow(order: DateOrder, day: string | undefined): void {
    if (day === undefined) return;
    const known = this.#directions.get(order);
    if (known === undefined) this.#directions.set(order, { last: day, rises: 0, falls: 0 });
    else {
      if (day > known.last) known.rises += 1;
      if (day < known.last) known.falls += 1;
      known.last = day;
    }
  }

  /** Whether it looks so, and the rows do not follow one another in time as they stand. */
  isLikely(order: DateOrder): boolean {
    if (this.#written === 0 || this.#shown === 0 || this.#isOther) return false;
    const { rises, falls } = this.#directions.get(order) ?? { rises: 0, falls: 0 };
    return rises + falls < 2 || (rises > 0 && falls > 0);
  }
}
