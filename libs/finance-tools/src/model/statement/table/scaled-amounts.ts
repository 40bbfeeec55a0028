import type { HeaderCell } from './find-header';
import { withoutUnit } from './vocabulary/units';

/** Columns whose amounts would be hundreds of times too large, or thousands of times too small. */
export function scaledColumns(header: readonly HeaderCell[] | undefined): readonly number[] {
  return (header ?? []).flatMap(({ name }, index) => (withoutUnit(name) === undefined ? [] : [index]));
}
