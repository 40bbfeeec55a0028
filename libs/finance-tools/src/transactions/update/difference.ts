import { decimalFromNumeric } from '../../model/decimal';
import { payeeOf } from '../../model/payee/derived-columns';
import { differing, type TransactionValues, type TransactionDiff } from '../../model/transaction-diff';
import type { StoredState, UpdatedRow } from '../../store/update/update-transactions';

/** How an update changes a transaction; `names`: of the categories, by number. */
export function differenceOf(row: UpdatedRow, names: ReadonlyMap<number, string>): TransactionDiff {
  const valuesIn = (state: StoredState) => valuesOf(state, row, names);
  return { id: row.id, description: row.description, ...differing(valuesIn(row.before), valuesIn(row.after)) };
}

function valuesOf(
  state: StoredState,
  { description, statementPayee }: UpdatedRow,
  names: ReadonlyMap<number, string>,
): TransactionValues {
  const nameOf = (category: number | null) => (category === null ? null : (names.get(category) ?? null));
  return {
    category: nameOf(state.category_id),
    category_source: state.category_source ?? (state.category_id === null ? null : 'statement'),
    payee: state.payee_name ?? payeeOf(description, statementPayee, null).name,
    note: state.note,
    tags: state.tags,
    split:
      state.split &&
      state.split.map(({ amount, category_id: category, note }) => ({
        amount: decimalFromNumeric(amount),
        category: nameOf(category),
        note,
      })),
  };
}
