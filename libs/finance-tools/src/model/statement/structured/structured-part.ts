import { currencyCode } from '../cells/currencies';
import { entryTexts } from '../cells/entry-texts';
import { InvalidEntry } from '../invalid-entry';
import { proveStatements } from '../proof/prove-statements';
import type { AccountKey, PartAccount, PartEvent, ReadablePart } from '../readable-part';
import type { KnownAccounts, StatementFormat } from '../reading-arguments';
import type { Evidence } from '../statement-reading';
import { noStatement, type StatementFigures } from './statement-figures';
import type { StructuredEvent } from './structured-event';

/** A statement in a format with fields and balances of its own. `read` reads the file anew each time. */
export function structuredPart(
  format: StatementFormat,
  encoding: string,
  read: () => Iterable<StructuredEvent>,
  known: KnownAccounts,
  more: readonly Evidence[] = [],
): ReadablePart {
  let statements: StatementFigures[] = [];
  return {
    info: {
      ...{ format, encoding, layout: format, mapping: {}, columnNames: null },
      evidence: [{ about: 'columns', how: 'stated', why: 'the format names its fields' }, ...more],
    },
    questions: [],
    events: () => {
      statements = [];
      return partEvents(read(), statements);
    },
    accounts: () => accountsOf(statements, known),
  };
}

function accountsOf(statements: readonly StatementFigures[], known: KnownAccounts): PartAccount[] {
  const byKey = new Map<AccountKey, StatementFigures[]>();
  for (const statement of statements) {
    if (statement.key === undefined) continue;
    byKey.set(statement.key, [...(byKey.get(statement.key) ?? []), statement]);
  }
  return [...byKey].map(([key, own]) => {
    const periods = own.flatMap(({ period }) => period ?? []);
    const period =
      periods.length === 0
        ? undefined
        : {
            startDate: periods.map(({ startDate }) => startDate).reduce((one, other) => (other < one ? other : one)),
            endDate: periods.map(({ endDate }) => endDate).reduce((one, other) => (other > one ? other : one)),
          };
    const account =
      (key.number === undefined ? undefined : known.byNumber[key.number]) ?? (byKey.size === 1 ? known.target : null);
    return { key, period, proven: proveStatements(own, account?.lastClosing ?? null) };
  });
}

function* partEvents(events: Iterable<StructuredEvent>, statements: StatementFigures[]): Generator<PartEvent> {
  const keys = new Map<string, AccountKey>();
  const keyOf = (number: string | undefined, currency: string | undefined): AccountKey => {
    const text = `${number ?? ''}\n${currency ?? ''}`;
    const key = keys.get(text) ?? { number, currency };
    keys.set(text, key);
    return key;
  };
  let current = noStatement();
  const begin = () => {
    current = noStatement();
    statements.push(current);
  };
  begin();
  let key = keyOf(undefined, undefined);
  for (const event of events) {
    switch (event.kind) {
      case 'statement':
        begin();
        key = keyOf(undefined, undefined);
        break;
      case 'account':
        key = keyOf(event.number ?? key.number, currencyAs(event.currency) ?? key.currency);
        current.key = key;
        break;
      case 'period':
        current.period = event;
        break;
      case 'balance':
        if (event.which === 'closing') current.closing = event;
        else current.opening ??= event;
        break;
      case 'declared':
        current.declared.push(event);
        break;
      case 'leftOut':
        if (event.why === 'pending') current.counts.pending += 1;
        yield { ...event, account: key };
        break;
      case 'invalid':
        current.key ??= key;
        current.lastRow = event.row;
        yield { ...event, account: key };
        break;
      default:
        current.key ??= key;
        yield entryEvent(event, key, current);
    }
  }
}

function currencyAs(written: string | undefined): string | undefined {
  return written === undefined ? undefined : (currencyCode(written) ?? written);
}

function entryEvent(
  { row, day, time, amount, texts }: StructuredEvent & { readonly kind: 'entry' },
  account: AccountKey,
  current: StatementFigures,
): PartEvent {
  try {
    const event: PartEvent = {
      kind: 'entry',
      row,
      account,
      day,
      time,
      amount,
      balance: undefined,
      texts: entryTexts(texts, true),
    };
    if (amount < 0n) [current.out, current.counts.out] = [current.out + amount, current.counts.out + 1];
    else [current.in, current.counts.in] = [current.in + amount, current.counts.in + 1];
    current.byDay.set(day, (current.byDay.get(day) ?? 0n) + amount);
    current.lastRow = row;
    if (current.first === '' || day < current.first) current.first = day;
    if (day > current.last) current.last = day;
    return event;
  } catch (error) {
    if (error instanceof InvalidEntry) return { kind: 'invalid', row, account, message: error.message };
    throw error;
  }
}
