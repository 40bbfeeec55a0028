import type { ColumnsSeen } from './columns-seen';
import type { ColumnProfile } from './column-profile';
import type { HeaderCell } from './find-header';
import type { MappedIndexes } from './mapped-columns';
import type { AmountSource, TableColumns } from './table-columns';
import { areCreditMarks } from './unmarked-debits';
import type { Role } from './vocabulary/header-words';

/** Names that say that the amount is in the account's currency, which another one beside it is not. */
const IN_OWN_CURRENCY =
  /\b(?:kontowahrung|kontowaehrung|account currency|devise du compte|valuta conto|moneda de la cuenta|moeda da conta|munt van de rekening|walucie rachunku|waluta rachunku|kontots valuta|mene uctu)\b|^(?:bill(?:ing|ed)|settlement) amount$|^(?:abrechnungs|verrechnungs|buchungs)betrag\b|валют[еі] (?:счета|карты|картки|рахунку)|saskaitos valiuta/;
/** A direction has two values, or a few spellings of them. */
const FEW_VALUES = 4;

interface Choice {
  readonly named: (role: Role, fits: (profile: ColumnProfile, index: number) => boolean) => readonly number[];
  readonly taken: Set<number>;
  readonly accountCurrency: string | undefined;
  readonly hasFee: boolean;
}

/** Where amounts may stand, the likeliest first, and whether that one may be taken without a proof. */
export function amountSources(
  header: readonly HeaderCell[],
  { profiles, moneyMasks, sumMasks, lines }: ColumnsSeen,
  mapped: MappedIndexes,
  { named, taken, accountCurrency, hasFee }: Choice,
): Pick<TableColumns, 'amounts' | 'isAmountSettled'> {
  const isMoney = ({ money, filled }: ColumnProfile) => money > 0 && money * 2 >= filled;
  const directions = directionColumn();
  const direct = (column: number): AmountSource =>
    directions === undefined ? { kind: 'amount', column } : { kind: 'directed', column, direction: directions };
  const pair = givenPair();
  if (pair !== undefined) return { amounts: [pair], isAmountSettled: true };
  if (typeof mapped.amount === 'number') return { amounts: [direct(mapped.amount)], isAmountSettled: true };

  const [debit, credit] = [named('debit', isMoney)[0], named('credit', isMoney)[0]];
  const [debitName, creditName] = [named('debit', () => true)[0], named('credit', () => true)[0]];
  const amounts = mapped.amount === null ? [] : rankedAmounts();
  const sources = amounts.map(direct);
  const hasPair = (debit ?? credit) !== undefined && debitName !== undefined && creditName !== undefined;
  const asPair = { kind: 'pair', debit: debit ?? debitName, credit: credit ?? creditName } as const;
  const covered = coverage([debit, credit]);
  const isAmbiguous = amounts.length > 1 && isEquallyNamed(amounts[0] as number, amounts[1] as number);
  if (hasPair && (amounts.length === 0 || covered >= coverage([amounts[0]]))) {
    return { amounts: [asPair, ...sources], isAmountSettled: true };
  }
  if (sources.length > 0) return { amounts: hasPair ? [...sources, asPair] : sources, isAmountSettled: !isAmbiguous };
  if ((debit ?? credit) !== undefined) {
    const other = otherSide((debit ?? credit) as number);
    const whole = debit === undefined ? { debit: other, credit } : { debit, credit: other };
    return { amounts: [{ kind: 'pair', ...whole }], isAmountSettled: true };
  }
  return { amounts: [], isAmountSettled: true };

  function givenPair(): AmountSource | undefined {
    const { debit: left, credit: came } = mapped;
    if (typeof left !== 'number' && typeof came !== 'number') return undefined;
    return { kind: 'pair', debit: left ?? undefined, credit: came ?? undefined };
  }

  /** The column without a known name that holds money in just those lines in which the one of the two sides holds none, or zero. */
  function otherSide(side: number): number | undefined {
    const others = profiles.flatMap((cells, index) =>
      index !== side && !taken.has(index) && header[index]?.words.length === 0 && isMoney(cells) ? [index] : [],
    );
    const fitting = others.filter((other) => {
      if (side > 30 || other > 30) return false;
      const both = (1 << side) | (1 << other);
      const isEither = (mask: number) => (mask & both) !== 0 && (mask & both) !== both;
      return [...moneyMasks.keys()].every(isEither) || [...sumMasks].every(isEither);
    });
    return fitting.length === 1 ? fitting[0] : undefined;
  }

  function directionColumn(): number | undefined {
    if (mapped.direction !== undefined) return mapped.direction ?? undefined;
    const amountNames = named('amount', isMoney);
    const areUnsigned = amountNames.every((index) => profiles[index]?.negative === 0);
    // Beside amounts without a sign what says of most that they left, or came, is not there for nothing.
    const tellsMost = ({ outs, ins, filled }: ColumnProfile) =>
      areUnsigned && amountNames.length > 0 && outs > 0 && (outs + ins) * 2 > filled;
    const column = named(
      'direction',
      ({ letters, filled, money, outs, ins }) => money < filled && (letters > 0 || outs + ins > 0),
    ).find((index) => {
      const cells = profiles[index] as ColumnProfile;
      if (isLoose(header[index]?.name ?? '')) return cells.isDirection || tellsMost(cells);
      // One that is not understood makes its lines invalid rather than all amounts positive.
      return (cells.outs + cells.ins) * 2 > cells.filled || (areUnsigned && cells.values.size <= FEW_VALUES);
    });
    // Whatever its name is, when nothing but directions stand in it and amounts have no signs.
    const unnamed = () =>
      profiles.findIndex(
        (cells, index) =>
          !taken.has(index) &&
          (cells.isBothDirections ||
            (cells.isDirection && cells.outs > 0 && header[index]?.name === '') ||
            (header[index]?.words.length === 0 && areCreditMarks(cells, lines))),
      );
    const found = column ?? (areUnsigned ? unnamed() : -1);
    if (found < 0) return undefined;
    taken.add(found);
    return found;
  }

  /** In the account's currency first, then net before gross, then by word. */
  function rankedAmounts(): readonly number[] {
    const amountNames = named('amount', isMoney);
    // `Soll/Haben` and the like above signed money are the amount.
    const all = amountNames.length > 0 ? amountNames : named('direction', isMoney);
    const isAlone = (index: number) => header[index]?.name === '' && header[index]?.currency !== undefined;
    const isOwn = (index: number) => header[index]?.currency === accountCurrency;
    // `CAD$` beside `USD$`: amounts in the one are none in the other, however many there are.
    const hasOwn = header.some((_, index) => isAlone(index) && isOwn(index));
    const found = hasOwn ? all.filter((index) => !isAlone(index) || isOwn(index)) : all;
    const isForeign = (index: number) => {
      const currency = header[index]?.currency;
      return currency !== undefined && accountCurrency !== undefined && currency !== accountCurrency;
    };
    const weight = (index: number) => {
      const { currency, name = '' } = header[index] ?? {};
      const foreign = isForeign(index) ? 4 : 0;
      const isOwnCurrency = IN_OWN_CURRENCY.test(name) || (currency !== undefined && currency === accountCurrency);
      const own = isOwnCurrency ? -2 : 0;
      return foreign + own + (hasFee && /\bnet|netto|liquido\b/.test(name) ? -1 : 0);
    };
    // Another currency's are no amounts of the account, even where they alone read every line.
    const fitting = found.filter((index) => !isForeign(index));
    return [...(fitting.length > 0 ? fitting : found)].sort((one, other) => weight(one) - weight(other));
  }

  function isEquallyNamed(one: number, other: number): boolean {
    const [first, second] = [header[one], header[other]];
    // Which currency is the account's is not known yet.
    return first?.name === second?.name && (accountCurrency === undefined || first?.currency === second?.currency);
  }

  function coverage(columns: readonly (number | undefined)[]): number {
    const bits = columns.reduce<number>(
      (mask, index) => (index === undefined || index > 30 ? mask : mask | (1 << index)),
      0,
    );
    let covering = 0;
    for (const [mask, count] of moneyMasks) if ((mask & bits) !== 0) covering += count;
    return covering;
  }
}

/** Names that mean a direction only when every cell is one. */
export function isLoose(name: string): boolean {
  return !/\/|debit|credit|sens|segno|signo|sign|richtung|direction|strona|af bij|\bdc\b|smer|vorzeichen/.test(name);
}
