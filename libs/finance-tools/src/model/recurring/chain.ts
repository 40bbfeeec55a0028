import type { Cadence } from './cadences';
import type { DatedRow } from './recurring-row';

/** A row at the due day that it belongs to. */
export interface Hit<Row extends DatedRow = DatedRow> {
  readonly row: Row;
  readonly slot: number;
  /** Days late; negative: early. */
  readonly offset: number;
}

/** Rows that may be a stream: one at a due day, oldest first. */
export interface Chain<Row extends DatedRow = DatedRow> {
  readonly cadence: Cadence;
  readonly hits: readonly Hit<Row>[];
  /** Due days between the first and the last one without a row. */
  readonly missed: number;
}

export function chainOf<Row extends DatedRow>(cadence: Cadence, hits: readonly Hit<Row>[]): Chain<Row> {
  const slots = (hits.at(-1)?.slot ?? 0) - (hits[0]?.slot ?? 0) + 1;
  return { cadence, hits, missed: slots - hits.length };
}
