import type { ColumnProfile } from './column-profile';
import type { ColumnsSeen } from './columns-seen';
import type { MappedIndexes } from './mapped-columns';
import type { AmountSource, TableColumns } from './table-columns';

/** A dash in every line stands for nothing. */
function areDashes({ values }: ColumnProfile): boolean {
  return values.size === 1 && values.has('-');
}

/** Columns by what their cells are, for a table whose names say nothing. */
export function headerlessColumns({ profiles, moneyMasks, lines }: ColumnsSeen, mapped: MappedIndexes): TableColumns {
  const all = profiles.map((_, index) => index);
  const claimed = new Set(
    Object.values(mapped)
      .flat()
      .filter((index): index is number => typeof index === 'number'),
  );
  const free = all.filter((index) => !claimed.has(index));
  const cells = (index: number) => profiles[index] as (typeof profiles)[number];
  const dates = free.filter((index) => cells(index).days > 0 && cells(index).days === cells(index).filled);
  const money = free.filter((index) => {
    const { money: count, filled, evidentMoney, days } = cells(index);
    return count > 0 && count === filled && evidentMoney > 0 && days < filled;
  });
  // Whole numbers are amounts only where a sign says so; as balances they have to prove it.
  const whole = free.filter((index) => {
    const { money: count, filled, evidentMoney, days, values, letters } = cells(index);
    return count === filled && filled === lines && evidentMoney === 0 && days === 0 && letters === 0 && values.size > 1;
  });
  const direction =
    mapped.direction === undefined
      ? free.find(
          (index) =>
            cells(index).isDirection &&
            cells(index).outs > 0 &&
            !areDashes(cells(index)) &&
            cells(index).filled === lines &&
            money.every((column) => cells(column).negative === 0),
        )
      : (mapped.direction ?? undefined);
  const direct = (column: number): AmountSource =>
    direction === undefined ? { kind: 'amount', column } : { kind: 'directed', column, direction };
  const date = typeof mapped.date === 'number' ? mapped.date : dates[0];
  const codes = free.filter((index) => cells(index).codes > 0 && cells(index).codes === cells(index).filled);
  // That of the amounts stands in more lines than that of purchases abroad.
  codes.sort((one, other) => cells(other).filled - cells(one).filled);
  const iban = free.find(
    (index) => cells(index).ibans > 0 && cells(index).values.size === 1 && cells(index).ibans === cells(index).filled,
  );
  const amounts = givenAmounts() ?? [...money.map(direct), ...pairs()];
  const used = new Set([...dates, ...money, ...codes, date, direction, iban]);
  const texts = free.filter((index) => {
    const { letters, ibans, filled, values } = cells(index);
    return !used.has(index) && letters > 0 && ibans < filled && !(values.size === 1 && lines > 1 && filled === lines);
  });
  const constants = free.filter(
    (index) => !used.has(index) && cells(index).letters > 0 && cells(index).ibans < cells(index).filled,
  );
  const payees = typeof mapped.payee === 'number' ? [mapped.payee] : [];
  return {
    ...{ bookingDate: date, transactionDate: undefined, valueDate: dates.find((index) => index !== date) },
    amounts,
    isAmountSettled: amounts.length <= 1,
    balances: mapped.balance === undefined ? [...money, ...whole] : [mapped.balance].filter((index) => index !== null),
    fee: mapped.fee ?? undefined,
    currency: mapped.currency === undefined ? codes[0] : (mapped.currency ?? undefined),
    ...{ payeesOut: payees, payeesIn: payees },
    descriptions: mapped.description ?? (payees.length > 0 ? [] : texts.length > 0 ? texts : constants),
    instalment: undefined,
    currencyNames: undefined,
    ...{
      time: undefined,
      references: [],
      kinds: [],
      otherTexts: [],
      parts: [],
      impact: undefined,
      pending: undefined,
      booked: undefined,
      refusal: undefined,
      bookingKey: undefined,
      daysOfBooking: [],
    },
    category: mapped.category ?? undefined,
    id: mapped.id ?? undefined,
    account: mapped.account === undefined ? iban : (mapped.account ?? undefined),
    status: mapped.status ?? undefined,
  };

  function givenAmounts(): readonly AmountSource[] | undefined {
    if (typeof mapped.debit === 'number' || typeof mapped.credit === 'number') {
      return [{ kind: 'pair', debit: mapped.debit ?? undefined, credit: mapped.credit ?? undefined }];
    }
    return typeof mapped.amount === 'number' ? [direct(mapped.amount)] : undefined;
  }

  /** Columns of which each line fills exactly one. */
  function pairs(): AmountSource[] {
    return money.flatMap((debit) =>
      money.flatMap((credit): AmountSource[] => {
        if (debit === credit || debit > 30 || credit > 30) return [];
        const both = (1 << debit) | (1 << credit);
        let [one, none] = [0, 0];
        for (const [mask, count] of moneyMasks) {
          const filled = mask & both;
          if (filled === both) return [];
          if (filled === 0) none += count;
          else one += count;
        }
        return one > 0 && none === 0 ? [{ kind: 'pair', debit, credit }] : [];
      }),
    );
  }
}
