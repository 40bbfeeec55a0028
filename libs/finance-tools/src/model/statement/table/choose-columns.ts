import type { MappedIndexes, MappedRole } from './mapped-columns';
import type { ColumnProfile } from './column-profile';
import { indexNamed, type HeaderCell } from './find-header';
import { headerlessColumns } from './headerless-columns';
import { amountSources } from './amount-sources';
import { chooseAccount } from './choose-account';
import { chooseDays } from './choose-days';
import { type ColumnsSeen } from './columns-seen';
import type { TableColumns } from './table-columns';
import { timeColumn } from './time-column';
import { isYesOrNo } from './unbooked';
import type { Role } from './vocabulary/header-words';
import {
  BANK_CODES,
  BOOKED_FLAGS,
  BOOKING_KEYS,
  IMPACTS,
  INSTALMENTS,
  PAYER,
  PENDING_FLAGS,
  REASONS_OF_REFUSAL,
} from './vocabulary/single-columns';
import { MONEY_ROLES } from './vocabulary/words';

/** The columns by their names, by what they hold, and where a mapping says so by that. */
export function chooseColumns(
  header: readonly HeaderCell[] | undefined,
  seen: ColumnsSeen,
  mapped: MappedIndexes,
  accountCurrency: string | undefined,
): TableColumns {
  if (header === undefined) return headerlessColumns(seen, mapped);
  const { profiles } = seen;
  const profile = (index: number) => profiles[index];
  const taken = new Set<number>();
  const claimed = new Set(
    Object.values(mapped)
      .flat()
      .filter((index): index is number => typeof index === 'number'),
  );
  /** The columns with a name for the role and fitting cells, the earliest word first. */
  const named = (role: Role, fits: (profile: ColumnProfile, index: number) => boolean) =>
    header
      .flatMap(({ words }, index) => {
        const word = words.find((known) => known.role === role);
        const cells = profile(index);
        if (word === undefined || taken.has(index) || claimed.has(index) || cells === undefined) return [];
        return fits(cells, index) ? [{ index, rank: word.rank }] : [];
      })
      .sort((one, other) => one.rank - other.rank || one.index - other.index)
      .map(({ index }) => index);
  const take = (index: number | undefined) => {
    if (index !== undefined) taken.add(index);
    return index;
  };
  const given = (role: MappedRole) => {
    const index = mapped[role];
    if (typeof index === 'number') taken.add(index);
    return index;
  };
  const days = chooseDays(header, given('date'), { profiles, named, take });

  const currency = one(given('currency'), () => {
    const codes = named('currency', ({ codes: count, filled }) => count > 0 && count * 2 >= filled);
    return take(codes[0]);
  });
  const currencyNames =
    currency === undefined
      ? named('currency', ({ codes, money, filled }) => filled > 0 && codes + money === 0)[0]
      : undefined;
  const parts = named('part', ({ money }) => money > 0);
  parts.forEach(take);
  const fee = one(given('fee'), () => take(named('fee', ({ money }) => money > 0)[0]));
  const balances =
    given('balance') === undefined
      ? named('balance', ({ money, filled }) => money > 0 && money * 2 >= filled)
      : [mapped.balance].filter((index): index is number => typeof index === 'number');
  balances.forEach(take);
  const sources = amountSources(header, seen, mapped, { named, taken, accountCurrency, hasFee: fee !== undefined });

  const status = one(given('status'), () => take(named('status', ({ letters }) => letters > 0)[0]));
  const impact = take(indexNamed(header, IMPACTS));
  const pending = take(indexNamed(header, PENDING_FLAGS));
  const bookedNamed = indexNamed(header, BOOKED_FLAGS);
  const booked = bookedNamed !== undefined && isYesOrNo(profile(bookedNamed)?.values) ? take(bookedNamed) : undefined;
  const refusal = take(indexNamed(header, REASONS_OF_REFUSAL));
  const keyNamed = indexNamed(header, BOOKING_KEYS);
  const bookingKey = keyNamed !== undefined && (profile(keyNamed)?.filled ?? 0) > 0 ? keyNamed : undefined;
  const account = one(given('account'), () => take(chooseAccount(header, seen, named)));
  const id = one(given('id'), () => take(named('id', ({ filled }) => filled > 0)[0]));
  const category = one(given('category'), () => take(named('category', ({ letters }) => letters > 0)[0]));

  const isText = ({ filled, isDirection, days }: ColumnProfile) => filled > 0 && days < filled && !isDirection;
  const payees =
    typeof mapped.payee === 'number'
      ? [mapped.payee]
      : mapped.payee === null
        ? []
        : named('payee', (cells) => isText(cells) && cells.ibans < cells.filled).sort(lettersFirst);
  payees.forEach(take);
  /** Numbers are rather accounts than names. */
  function lettersFirst(one: number, other: number): number {
    return Number((profile(other)?.letters ?? 0) > 0) - Number((profile(one)?.letters ?? 0) > 0);
  }
  const payers = payees.filter((index) => PAYER.test(header[index]?.name ?? ''));
  const others = payees.filter((index) => !payers.includes(index));
  const isBlank = (index: number) => header[index]?.name === '' && header[index]?.currency === undefined;
  const described = named('description', isText);
  // Above the kind of an entry German banks write what others write above its text.
  const hasPurpose = described.some((index) => /verwendungszweck/.test(header[index]?.name ?? ''));
  const asKinds = hasPurpose
    ? described.filter((index) => /^(buchungstext|umsatztext)$/.test(header[index]?.name ?? ''))
    : [];
  const purposes = [...described.filter((index) => !asKinds.includes(index)), ...textsWithoutName()];
  const texts = purposes.length + payees.length > 0 ? purposes.sort(byWordThenPlace) : textsOfUnknownName();
  const parcels = indexNamed(header, INSTALMENTS);
  const hasParcels = parcels !== undefined && !taken.has(parcels) && (profile(parcels)?.filled ?? 0) > 0;
  const found = texts.length + payees.length > 0 ? [...texts, ...(hasParcels ? [parcels] : [])] : directionsAsTexts();
  const descriptions = mapped.description ?? found;
  descriptions.forEach(take);
  const instalment = hasParcels && descriptions.includes(parcels) ? parcels : undefined;
  /** The only texts of a savings account may be `Deposit` and `Withdrawal`. */
  function directionsAsTexts() {
    return profiles.flatMap(({ isDirection, values }, index) => {
      const words = header?.[index]?.words ?? [];
      const isText = words.length === 0 ? !taken.has(index) : words.some(({ role }) => role === 'description');
      return isDirection && isText && [...values].some((value) => value.length > 3) ? [index] : [];
    });
  }
  function textsWithoutName() {
    return profiles.flatMap((cells, index) =>
      isBlank(index) && !taken.has(index) && cells.letters > 0 && cells.codes < cells.filled && isText(cells)
        ? [index]
        : [],
    );
  }
  /** Where no name says what an entry is, texts under names that nobody knows do: not codes, and not one for all. */
  function textsOfUnknownName() {
    return profiles.flatMap((cells, index) =>
      isUnknown(index, cells) &&
      !taken.has(index) &&
      cells.letters * 2 > cells.filled &&
      cells.values.size > 1 &&
      cells.codes < cells.filled &&
      cells.ibans < cells.filled &&
      isText(cells)
        ? [index]
        : [],
    );
  }
  /** A name of amounts above texts says no more than one that nobody knows. */
  function isUnknown(index: number, { money }: ColumnProfile) {
    const words = header?.[index]?.words ?? [];
    return words.every(({ role }) => MONEY_ROLES.includes(role)) && (words.length === 0 || money === 0);
  }
  /** Numbered ones by their number, others as they stand. */
  function byWordThenPlace(one: number, other: number): number {
    return numberOf(one) - numberOf(other) || one - other;
  }
  function numberOf(index: number): number {
    const rank = header?.[index]?.words.find(({ role }) => role === 'description')?.rank ?? 0;
    return rank > 1_000 ? rank : 0;
  }
  const references = named('reference', isText);
  references.forEach(take);
  const kinds = [...asKinds, ...named('kind', ({ letters }) => letters > 0)];
  return {
    ...{ ...days, time: timeColumn(header, profiles, days), ...sources, balances, fee, currency, currencyNames },
    payeesOut: [...others, ...payers],
    payeesIn: [...payers, ...others],
    otherTexts: textsOfUnknownName().filter((index) => !BANK_CODES.test(header[index]?.name ?? '')),
    ...{
      descriptions,
      instalment,
      references,
      kinds,
      category,
      id,
      account,
      status,
      impact,
      pending,
      booked,
      refusal,
      bookingKey,
      parts,
    },
  };
}

function one(given: number | null | undefined, find: () => number | undefined): number | undefined {
  return given === null ? undefined : (given ?? find());
}
