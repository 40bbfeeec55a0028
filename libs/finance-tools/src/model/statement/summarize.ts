import { decimalOfUnits } from '../decimal';
import { descriptionKey } from '../description-key';
import { withoutHalves } from './cells/clean-text';
import { accountReadings, keyText, type Collected } from './account-readings';
import { MOST_ENTRIES, tooMany } from './table/profile-table';
import type { AccountKey, EntryEvent, ReadablePart } from './readable-part';
import type { KnownAccounts } from './reading-arguments';
import type { InvalidRow, LeftOut, LeftOutReason, StatementEntry, StatementsSummary } from './statement-reading';

const MOST_LISTED = 100;
const LONGEST_SHOWN = 200;
/** Entries of a file with up to so many are kept rather than read once more. */
const KEPT_ENTRIES = 20_000;
const KEPT_LENGTH = 16 * 1_048_576;

/** Everything that is told about a file, and its entries once more. */
export interface Summarized {
  readonly summary: Omit<StatementsSummary, 'format' | 'parts' | 'questions'>;
  entries(): Iterable<StatementEntry>;
}

/** Reads all parts once, entry by entry. */
export function summarize(parts: readonly ReadablePart[], known: KnownAccounts): Summarized {
  const accounts = new Map<string, Collected>();
  const errors: InvalidRow[] = [];
  const leftOut: LeftOut[] = [];
  const leftOutCounts: Partial<Record<LeftOutReason, number>> = {};
  let [validCount, invalidCount] = [0, 0];
  let kept: StatementEntry[] | undefined = [];
  let keptLength = 0;
  const offsets: number[] = [];
  let offset = 0;
  for (const [place, part] of parts.entries()) {
    offsets.push(offset);
    let lastRow = 0;
    for (const event of part.events()) {
      lastRow = Math.max(lastRow, event.row);
      const row = event.row === 0 ? 0 : event.row + offset;
      if (event.kind === 'leftOut') {
        leftOutCounts[event.why] = (leftOutCounts[event.why] ?? 0) + 1;
        if (event.why !== 'preamble' && leftOut.length < MOST_LISTED)
          leftOut.push({ row, why: event.why, text: event.text });
        continue;
      }
      if (isLeftOut(event.account, known)) {
        leftOutCounts.other_account = (leftOutCounts.other_account ?? 0) + 1;
        const text =
          event.kind === 'entry' ? `${event.day} ${event.texts.description}`.slice(0, LONGEST_SHOWN) : event.message;
        if (leftOut.length < MOST_LISTED) leftOut.push({ row, why: 'other_account', text: withoutHalves(text) });
        continue;
      }
      const account = event.account === undefined ? undefined : collectedOf(accounts, event.account, place);
      if (event.kind === 'invalid') {
        invalidCount += 1;
        if (account !== undefined) account.invalid += 1;
        if (errors.length < MOST_LISTED) errors.push({ row, message: event.message });
        continue;
      }
      addEntry(account as Collected, event);
      validCount += 1;
      if (validCount + invalidCount > MOST_ENTRIES) throw tooMany();
      if (kept === undefined) continue;
      const entry = entryOf(event, row, collectedOf(accounts, event.account, place).index);
      keptLength += entry.raw.length + entry.description.length;
      if (kept.length >= KEPT_ENTRIES || keptLength > KEPT_LENGTH) kept = undefined;
      else kept.push(entry);
    }
    offset += lastRow;
  }
  const readings = accountReadings(parts, [...accounts.values()], known);
  const entries = kept;
  return {
    summary: { accounts: readings, errors, invalidCount, leftOut, leftOutCounts },
    entries: () => entries ?? readAgain(),
  };

  function* readAgain(): Generator<StatementEntry> {
    for (const [place, part] of parts.entries()) {
      for (const event of part.events()) {
        if (event.kind === 'entry' && !isLeftOut(event.account, known))
          yield entryOf(
            event,
            event.row + (offsets[place] as number),
            collectedOf(accounts, event.account, place).index,
          );
      }
    }
  }
}

/** `statement_accounts` sends the entries of the account nowhere. */
function isLeftOut(key: AccountKey | undefined, { byNumber }: KnownAccounts): boolean {
  if (key === undefined) return false;
  const { number = '', currency = '' } = key;
  return [number, currency, `${number}/${currency}`].some(
    (name) => Object.hasOwn(byNumber, name) && byNumber[name] === null,
  );
}

function collectedOf(accounts: Map<string, Collected>, key: AccountKey, part: number): Collected {
  const text = `${part}\n${keyText(key)}`;
  const known = accounts.get(text);
  if (known !== undefined) return known;
  const collected = {
    index: accounts.size,
    part,
    key,
    ids: new Map(),
    areIdsDistinct: true,
    valid: 0,
    invalid: 0,
    in: 0n,
    out: 0n,
    first: '',
    last: '',
  };
  accounts.set(text, collected);
  return collected;
}

function addEntry(account: Collected, { day, amount, texts }: EntryEvent): void {
  account.valid += 1;
  if (amount < 0n) account.out += amount;
  else account.in += amount;
  if (account.first === '' || day < account.first) account.first = day;
  if (day > account.last) account.last = day;
  const { externalId: id, description } = texts;
  if (!account.areIdsDistinct) return;
  const facts = `${day} ${amount} ${descriptionKey(description.slice(0, 200))}`;
  // The same id with the same facts is the same entry.
  if (id === null || (account.ids.has(id) && account.ids.get(id) !== facts)) {
    account.areIdsDistinct = false;
    account.ids.clear();
  } else account.ids.set(id, facts);
}

function entryOf({ day, time, amount, balance, texts }: EntryEvent, row: number, account: number): StatementEntry {
  const { description, payee, raw, category, externalId, formerDescription } = texts;
  return {
    row,
    account,
    bookedAt: `${day}T${time}`,
    amount: decimalOfUnits(amount),
    description,
    payee,
    raw: raw(),
    category,
    externalId,
    balance: balance === undefined ? null : decimalOfUnits(balance),
    formerDescription,
  };
}
