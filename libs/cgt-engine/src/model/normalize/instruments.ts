import { refusal } from '../../errors';
import type { Kind } from '../actions';
import { placeFacts } from '../place';
import type { HoldingEvent, Instrument, Rename, Transaction } from '../transaction';
import { namesOf, type Names } from './names';

/** By any name that a ticker ever had: kinds that count instead of those in the history. */
export type KindOverrides = ReadonlyMap<string, Kind>;

/** A history in which every instrument has one name, the last of its own, and a kind. */
export interface NamedHistory {
  /** Without those of exempt instruments, cash dividends excepted. */
  readonly events: readonly HoldingEvent[];
  readonly names: Names;
  readonly renames: readonly Rename[];
  /** The kind of an instrument, by its name in `events`. */
  readonly kindOf: (ticker: string) => Kind;
  readonly warnings: readonly string[];
}

/** Takes INSTRUMENT and RENAME out of a history: what they say is in the names of the events and in the kinds. */
export function resolveInstruments(transactions: readonly Transaction[], overrides?: KindOverrides): NamedHistory {
  const instruments: Instrument[] = [];
  const renames: Rename[] = [];
  const events: HoldingEvent[] = [];
  for (const transaction of transactions) {
    if (transaction.action === 'INSTRUMENT') instruments.push(transaction);
    else if (transaction.action === 'RENAME') renames.push(transaction);
    else events.push(transaction);
  }
  const names = namesOf(renames, instruments);
  const named = renames.length + instruments.length === 0 ? events : events.map((event) => renamed(event, names));
  const kinds = kindsOf(instruments, names, overrides);
  const kindOf = (ticker: string) => kinds.get(ticker) ?? 'LISTED';
  const isExempt = ({ ticker, action }: HoldingEvent) => action !== 'DIVIDEND' && kindOf(ticker) === 'EXEMPT';
  if (![...kinds.values()].includes('EXEMPT')) return { events: named, names, renames, kindOf, warnings: [] };
  const exempt = [...new Set(named.filter(isExempt).map(({ ticker }) => ticker))].sort();
  return {
    events: named.filter((event) => !isExempt(event)),
    names,
    renames,
    kindOf,
    warnings: exempt.map(
      (ticker) =>
        `${ticker} is of the kind EXEMPT: its trades are left out of every sum, its losses are not allowable.`,
    ),
  };
}

function renamed(event: HoldingEvent, names: Names): HoldingEvent {
  const ticker = names.at(event.ticker, event.date);
  if (event.action !== 'SPINOFF' && event.action !== 'TAKEOVER') {
    return ticker === event.ticker ? event : { ...event, ticker };
  }
  const to = names.at(event.to, event.date);
  if (to !== ticker) return { ...event, ticker, to };
  throw refusal(
    'PARSE_ERROR',
    `${event.action} ${event.ticker} TO ${event.to}: both are names of ${ticker}`,
    {
      hint: 'a new name of the same share is a RENAME; check INSTRUMENT and RENAME lines',
      example: '2022-06-09 RENAME FB TO META',
    },
    { ...placeFacts(event.place), ticker, date: event.date.text, value: event.to },
  );
}

/** A kind holds for all names that its ticker had; one given for the name itself comes first. */
function kindsOf(instruments: readonly Instrument[], names: Names, overrides?: KindOverrides): Map<string, Kind> {
  const kinds = new Map<string, Kind>();
  const given = instruments.filter(({ kind }) => kind !== undefined);
  const direct = new Map<string, Instrument>();
  for (const instrument of given) {
    const [name = instrument.ticker] = names.ever(instrument.ticker);
    const before = direct.get(name);
    if (before !== undefined && before.kind !== instrument.kind) throw twoKinds(instrument, before);
    direct.set(name, instrument);
  }
  for (const { ticker, kind } of given) for (const name of names.ever(ticker)) if (kind) kinds.set(name, kind);
  for (const [name, { kind }] of direct) if (kind) kinds.set(name, kind);
  for (const [ticker, kind] of overrides ?? []) for (const name of names.ever(ticker)) kinds.set(name, kind);
  return kinds;
}

function twoKinds({ ticker, kind, place }: Instrument, before: Instrument) {
  return refusal(
    'PARSE_ERROR',
    `INSTRUMENT ${ticker} is of the kind ${kind} here and of the kind ${before.kind} before`,
    { hint: 'give one kind for an instrument', example: 'INSTRUMENT VOD KIND LISTED' },
    { ...placeFacts(place), ticker, value: String(kind) },
  );
}
