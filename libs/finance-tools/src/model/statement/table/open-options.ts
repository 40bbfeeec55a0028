import { signsOfBalances } from './balance-sign';
import type { AmountSigns, DecimalSeparator, Fees } from '../reading-arguments';
import type { EvidenceStrength } from '../statement-reading';
import type { Options } from './candidates';
import { isOfCard } from './card-names';
import { refused, type OpenTable, type TableInput } from './open-table';
import { isOfRevolut } from './revolut-layout';
import type { Settled } from './settle-dates';
import type { TableColumns } from './table-columns';

/** Which readings of amounts are possible at all, and what speaks for the first of each. */
export interface OpenOptions {
  readonly options: Options;
  readonly fees: { readonly how: EvidenceStrength; readonly why: string } | undefined;
  /** What was said about the sign of amounts, by whom. */
  readonly amounts: { readonly value: AmountSigns; readonly how: 'given' | 'remembered' } | undefined;
}

export function openOptions(
  { settings }: TableInput,
  open: OpenTable,
  columns: TableColumns,
  separator: Settled<DecimalSeparator | null>,
): OpenOptions {
  const { given, remembered, header, seen } = open;
  const short = settings.amounts;
  const givenSigns = short !== undefined && short !== 'auto' ? short : (given.amounts ?? undefined);
  const known = remembered?.sure?.includes('amounts') === true ? remembered.amounts : undefined;
  const signs = givenSigns ?? known ?? undefined;
  const how = givenSigns === undefined ? ('remembered' as const) : ('given' as const);
  const canInvert = columns.amounts.some(({ kind }) => kind === 'amount');
  if (givenSigns === 'inverted' && !canInvert) {
    throw refused(
      'MAPPING',
      'the columns of these amounts say which are debits and which are credits, and cannot be inverted',
      'leave amounts out, or say by a mapping which column holds the amount',
    );
  }
  const inversions =
    givenSigns !== undefined
      ? [givenSigns === 'inverted']
      : canInvert
        ? signs === 'inverted'
          ? [true, false]
          : [false, true]
        : [false];
  const fees = feesOf();
  return {
    options: {
      sources: columns.amounts.map((_, index) => index),
      separators: separator.options.map((mark) => mark ?? '.'),
      fees: fees.values,
      inversions,
      owed: isSignSaid() ? [false, true] : [false],
      balanceSigns: signsOfBalances(columns.balances, seen.profiles),
    },
    fees: fees.values[0] === undefined ? undefined : fees,
    amounts: signs === undefined ? undefined : { value: signs, how },
  };

  /** Where somebody said which amounts left, a balance that holds only with the other sign is what is owed. */
  function isSignSaid(): boolean {
    if (header !== undefined && !isOfCard(open)) return false;
    const named = new Set([...Object.keys(given.columns ?? {}), ...(remembered?.sure ?? [])]);
    return signs !== undefined || named.has('debit') || named.has('credit') || named.has('direction');
  }

  function feesOf(): { values: readonly (Fees | undefined)[]; how: EvidenceStrength; why: string } {
    const fee = columns.fee === undefined ? undefined : seen.profiles[columns.fee];
    if (fee === undefined || fee.nonZero === 0) return { values: [undefined], how: 'stated', why: '' };
    if (given.fees) return { values: [given.fees], how: 'given', why: 'by the arguments' };
    const [first] = columns.amounts;
    const amountName = first?.kind === 'pair' || first === undefined ? '' : (header?.cells[first.column]?.name ?? '');
    if (/\bnet\b|\bnetto\b|liquido|neto\b/.test(amountName))
      return { values: ['included'], how: 'stated', why: 'the net amount is booked' };
    const feeName = columns.fee === undefined ? '' : (header?.cells[columns.fee]?.name ?? '');
    // Wise counts its fees into the amount, Revolut books them on top of it.
    if (feeName === 'total fees')
      return { values: ['included', 'extra'], how: 'stated', why: 'total fees are part of the amount' };
    if (header !== undefined && isOfRevolut(header.cells))
      return { values: ['extra', 'included'], how: 'stated', why: 'fees leave the account besides the amount' };
    if (remembered?.fees) {
      return {
        values: remembered.fees === 'extra' ? ['extra', 'included'] : ['included', 'extra'],
        how: 'remembered',
        why: 'as in the last statement of this layout',
      };
    }
    return { values: ['included', 'extra'], how: 'ambiguous', why: 'fees may be part of the amount or not' };
  }
}
