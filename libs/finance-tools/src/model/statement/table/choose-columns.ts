import type { MappedIndexes, MappedRole } from './mapped-columns';
import type { ColumnProfile } from './column-profile';
import type { HeaderCell } from './find-header';
import { headerlessColumns } from './headerless-columns';
import { amountSources } from './amount-sources';
import { chooseDays } from './choose-days';
import { type ColumnsSeen } from './columns-seen';
import { columnOfProducts } from './revolut-layout';
import type { TableColumns } from './table-columns';
import type { Role } from './vocabulary/header-words';
import { plainWord } from '../cells/plain-word';
import { MONEY_ROLES } from './vocabulary/words';

// Accounts under these names may be the other side's: they count where all lines have the same one, or where a column of
// its own holds the other side's.
const OWN_ACCOUNT =
  /^(account|account name|account id|account key|client account|auftragskonto|auftraggeberkonto|own account|statement account|your account|bank account|kontobezeichnung|kontoname|kontonamn|kontonavn|accountnum|referenzkonto|conto o carta|kliento saskaita|kliendi konto|klienta konts|moj rachunek)$|auftrags|eigen|own|vlastni|sajat|kontoinhaber/;
const ACCOUNT_NAME = /^(account name|kontobezeichnung|kontoname|kontonamn|kontonavn)$/;
/** A bank knows the type of its own accounts alone: the numbers beside it are theirs. */
const ACCOUNT_TYPE = /^(account type|kontoart|type de compte|tipo de cuenta|tipo conto|tipo de conta|rekeningtype)$/;
/** In a file with a column of account names, or types, these are the numbers of the same accounts, which may share a name. */
const ACCOUNT_NUMBER = /^(account number|account no|account #|kontonummer|kontonr|iban)$/;
const OTHER_ACCOUNT =
  /gegenkonto|gegenrek|tegenrek|tegenpartij|counter ?party|partner|protiuc|ellenold|contrepartie|empfanger|begunstigt|zahlungsbeteiligt|kontrahent|mottag|modtag|avsandar|beneficia|payee|til konto|fra konto|saajan|zahlungspflicht/;
/** PayPal: what an entry did to the balance. */
const IMPACTS =
  /^(balance impact|auswirkung auf guthaben|impact sur le solde|impacto en el saldo|effetto sul saldo|impacto no saldo|effect op saldo)$/;
/** A column of yes and no. */
const PENDING_FLAGS = /^(pending|is pending|vorgemerkt|en attente|pendiente|pendente|in sospeso)$/;
/** Codes of the other side's account and bank. */
const BANK_CODES = /\b(iban|bic|swift)\b/;
const BOOKING_KEYS = /^buchungsschlussel$/;
const PAYER =
  /^(auftraggeber|zahlungspflichtigerin|zahlungspflichtiger|ordenante|ordinante|payer|payer name|sender|afsender|avsandare|avsender|nadawca|platce|maksaja|donneur dordre|emetteur|remitente|remetente|auftraggebername|naam opdrachtgever|zahler|ordonator|отправитель|auftraggeber\/in)$/;

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
  const keyNamed = indexNamed(header, BOOKING_KEYS);
  const bookingKey = keyNamed !== undefined && (profile(keyNamed)?.filled ?? 0) > 0 ? keyNamed : undefined;
  const otherSide = header.findIndex(
    ({ name, words }) => OTHER_ACCOUNT.test(name) && !words.some(({ role }) => role === 'account'),
  );
  const hasOtherAccount =
    otherSide >= 0 &&
    header.some(
      ({ name }) =>
        /konto|iban|rekening|account|compte|ucet|rachun|szaml|tili|conto|cuenta|conta|tegenrek|protiuc/.test(name) &&
        OTHER_ACCOUNT.test(name),
    );
  const nameAt = (index: number) => header[index]?.name ?? '';
  const typeIndex = indexNamed(header, ACCOUNT_TYPE);
  const hasTypes = typeIndex !== undefined && profile(typeIndex)?.filled === seen.lines;
  const account = one(given('account'), () => {
    // A name that says whose it is speaks against what the cells look like.
    const columns = named('account', ({ filled, days }) => filled > 0 && days === 0).filter((index) =>
      isSelf(nameAt(index)),
    );
    const same = (index: number) => profile(index)?.values.size === 1;
    const isNamed = hasTypes || columns.some((index) => ACCOUNT_NAME.test(nameAt(index)));
    const own = columns
      .filter((index) => OWN_ACCOUNT.test(nameAt(index)) || (isNamed && ACCOUNT_NUMBER.test(nameAt(index))))
      .sort((a, b) => Number(ACCOUNT_NAME.test(nameAt(a))) - Number(ACCOUNT_NAME.test(nameAt(b))));
    const isList = (index: number) => (profile(index)?.values.size ?? 0) <= 100;
    const isWhole = (index: number) => profile(index)?.filled === seen.lines;
    const isLikelyOwn = (index: number) => isWhole(index) && (own.length === 0 || otherSide < 0 || index < otherSide);
    /** Every line is of an own account, whose columns stand before those of the other side. */
    const isOwnList = (index: number) => index < otherSide && isWhole(index);
    const uncertain = columns.filter((index) => !own.includes(index));
    const hasList = isNamed && own.some((index) => ACCOUNT_NUMBER.test(nameAt(index)) && !same(index) && isList(index));
    const number = (hasList ? [] : [...own, ...uncertain.filter(isLikelyOwn)])
      .filter(same)
      .sort((a, b) => (profile(b)?.ibans ?? 0) - (profile(a)?.ibans ?? 0))[0];
    return take(
      number ??
        own.find(isList) ??
        (hasOtherAccount ? uncertain.find((index) => isList(index) && isOwnList(index)) : undefined) ??
        columnOfProducts(header, seen),
    );
  });
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
  const descriptions = mapped.description ?? (texts.length + payees.length > 0 ? texts : directionsAsTexts());
  descriptions.forEach(take);
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
    ...{ ...days, ...sources, balances, fee, currency },
    payeesOut: [...others, ...payers],
    payeesIn: [...payers, ...others],
    otherTexts: textsOfUnknownName().filter((index) => !BANK_CODES.test(nameAt(index))),
    ...{ descriptions, references, kinds, category, id, account, status, impact, pending, bookingKey, parts },
  };
}

function one(given: number | null | undefined, find: () => number | undefined): number | undefined {
  return given === null ? undefined : (given ?? find());
}

function isSelf(name: string): boolean {
  return !OTHER_ACCOUNT.test(plainWord(name));
}

function indexNamed(header: readonly HeaderCell[], names: RegExp): number | undefined {
  const index = header.findIndex(({ name }) => names.test(name));
  return index < 0 ? undefined : index;
}
