import { plainWord } from '../cells/plain-word';
import type { ColumnProfile } from './column-profile';
import type { ColumnsSeen } from './columns-seen';
import { indexNamed, type HeaderCell } from './find-header';
import { columnOfProducts } from './revolut-layout';
import type { Role } from './vocabulary/header-words';

// Accounts under these names may be the other side's: they count where all lines have the same one, or where a column of
// its own holds the other side's.
const OWN_ACCOUNT =
  /^(account|account name|account id|account key|client account|auftragskonto|auftraggeberkonto|own account|statement account|your account|bank account|kontobezeichnung|kontoname|kontonamn|kontonavn|accountnum|referenzkonto|conto o carta|kliento saskaita|kliendi konto|klienta konts|moj rachunek|pocket iban|pocket(?: name)?|space|wallet(?: name)?)$|auftrags|eigen|own|vlastni|sajat|kontoinhaber/;
const ACCOUNT_NAME = /^(account name|kontobezeichnung|kontoname|kontonamn|kontonavn)$/;
/** A bank knows the type of its own accounts alone: the numbers beside it are theirs. */
const ACCOUNT_TYPE = /^(account type|kontoart|type de compte|tipo de cuenta|tipo conto|tipo de conta|rekeningtype)$/;
/** In a file with a column of account names, or types, these are the numbers of the same accounts, which may share a name. */
const ACCOUNT_NUMBER = /^(account number|account no|account #|kontonummer|kontonr|iban)$/;
const OTHER_ACCOUNT =
  /gegenkonto|gegenrek|tegenrek|tegenpartij|counter ?party|partner|protiuc|ellenold|contrepartie|empfanger|begunstigt|zahlungsbeteiligt|kontrahent|mottag|modtag|avsandar|beneficia|payee|til konto|fra konto|saajan|zahlungspflicht/;

/** The column of the account that a line is of: one whose name or cells do not say that it is the other side's. */
export function chooseAccount(
  header: readonly HeaderCell[],
  seen: ColumnsSeen,
  named: (role: Role, fits: (profile: ColumnProfile) => boolean) => readonly number[],
): number | undefined {
  const profile = (index: number) => seen.profiles[index];
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
  // A name that says whose it is speaks against what the cells look like.
  const columns = named('account', ({ filled, days }) => filled > 0 && days === 0).filter((index) =>
    isSelf(nameAt(index)),
  );
  const same = (index: number) => profile(index)?.values.size === 1;
  const isNamed = hasTypes || columns.some((index) => ACCOUNT_NAME.test(nameAt(index)));
  const isList = (index: number) => (profile(index)?.values.size ?? 0) <= 100;
  const isWhole = (index: number) => profile(index)?.filled === seen.lines;
  const isNumber = (index: number) => ACCOUNT_NUMBER.test(nameAt(index));
  // Where one of two columns of numbers has the same in all lines, the other one is of the other side.
  const isOneSame = columns.some((index) => isNumber(index) && same(index) && isWhole(index));
  const isOtherNumber = (index: number) => isOneSame && isNumber(index) && !(same(index) && isWhole(index));
  const own = columns
    .filter((index) => !isOtherNumber(index))
    .filter((index) => OWN_ACCOUNT.test(nameAt(index)) || (isNamed && isNumber(index)))
    .sort((a, b) => Number(ACCOUNT_NAME.test(nameAt(a))) - Number(ACCOUNT_NAME.test(nameAt(b))));
  const isLikelyOwn = (index: number) => isWhole(index) && (own.length === 0 || otherSide < 0 || index < otherSide);
  /** Every line is of an own account, whose columns stand before those of the other side. */
  const isOwnList = (index: number) => index < otherSide && isWhole(index);
  const uncertain = columns.filter((index) => !own.includes(index));
  const hasList = isNamed && own.some((index) => isNumber(index) && !same(index) && isList(index));
  const number = (hasList ? [] : [...own, ...uncertain.filter(isLikelyOwn)])
    .filter(same)
    .sort((a, b) => (profile(b)?.ibans ?? 0) - (profile(a)?.ibans ?? 0))[0];
  return (
    number ??
    own.find(isList) ??
    (hasOtherAccount ? uncertain.find((index) => isList(index) && isOwnList(index)) : undefined) ??
    columnOfProducts(header, seen)
  );
}

function isSelf(name: string): boolean {
  return !OTHER_ACCOUNT.test(plainWord(name));
}
