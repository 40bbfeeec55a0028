import type { Clock } from '@bursar/calendar';
import { withStoreErrors, type Connection, type Database, type DomainDatabase } from '@bursar/database';
import { ownerScoped, useCasesOf, type Caller } from '@bursar/toolkit';

import { storeErrors } from './errors';
import { builtInRates, once, type LoadRates } from './exchange-rates';
import type { Channel } from './model/journal/change-record';
import { flowsOf, prepareOnce, type TransactionSource } from './model/transaction-source';
import type { CountAs, View } from './model/view';
import { migrations } from './store/migrations';

/** An owner's ledger: what every use case works on. */
export interface LedgerContext {
  readonly owner: string;
  /** Its failures are errors of this domain. */
  readonly database: DomainDatabase;
  readonly clock: Clock;
  /** How its callers come to it, for the journal. */
  readonly via: Channel;
  /** Transactions of other domains that answers may include; see `includedIn`. */
  readonly sources: readonly TransactionSource[];
  /** The view of a call that names none. */
  readonly defaultView: View;
  /** Whether no sum counts what other domains say moves between two accounts of the owner. */
  readonly leavesOutOwnTransfers: boolean;
  /** The currency of a sum over nothing, in a household that has set none. */
  readonly defaultCurrency: string;
  readonly householdCurrency: HouseholdCurrency;
  /** Reads the exchange rates, once for all owners. */
  readonly loadRates: LoadRates;
}

export interface LedgerDependencies {
  /** Not used before the first call. */
  readonly database: Pick<Database, 'forDomain'>;
  readonly clock: Clock;
  /** `mcp` unless given. */
  readonly via?: Channel;
  /** CHF unless given. */
  readonly defaultCurrency?: string;
  /** None unless given. */
  readonly householdCurrency?: HouseholdCurrency;
  readonly sources?: readonly TransactionSource[];
  /** `imported` unless given. */
  readonly defaultView?: View;
  /** Whether no sum counts what other domains say moves between two accounts of the owner; `false` unless given. */
  readonly leavesOutOwnTransfers?: boolean;
  /** The rates that are built in unless given. Called when rates are needed for the first time. */
  readonly loadRates?: LoadRates;
}

/** Reads the currency that the household of an owner has set, over the connection of the call. */
export type HouseholdCurrency = (connection: Connection, owner: string) => Promise<string | undefined>;

/** Whose transactions a query reads. */
export interface IncludedTransactions {
  readonly owner: string;
  /** Whether those of imported statements are among them. */
  readonly hasImported: boolean;
  /** Ready to be read. */
  readonly sources: readonly TransactionSource[];
  /** Whether what other domains say moves between two accounts of the owner is not among them. */
  readonly leavesOutOwnTransfers?: boolean;
  /** The sources that something was left out of, with it: an answer says how much that is. */
  readonly moving?: readonly TransactionSource[];
}

export const defineUseCase = useCasesOf<LedgerContext>();

/** Opens the ledger of a caller. */
export function ledgerOpener({
  database,
  clock,
  via = 'mcp',
  defaultCurrency = 'CHF',
  householdCurrency = async () => undefined,
  sources = [],
  defaultView = 'imported',
  leavesOutOwnTransfers = false,
  loadRates = builtInRates,
}: LedgerDependencies): (caller: Pick<Caller, 'owner'>) => Promise<LedgerContext> {
  const ledgerDatabase = database.forDomain({ migrations, errors: storeErrors });
  const prepared = sources.map(prepareOnce);
  const rates = once(loadRates);
  return ownerScoped((owner) => ({
    ...{
      owner,
      database: ledgerDatabase,
      clock,
      via,
      sources: prepared,
      defaultCurrency,
      householdCurrency,
      defaultView,
      leavesOutOwnTransfers,
      loadRates: rates,
    },
  }));
}

/** The transactions of a view. Other domains are prepared when a view needs them for the first time. */
export async function includedIn(
  { owner, sources, defaultView }: LedgerContext,
  view: View = defaultView,
): Promise<IncludedTransactions> {
  const wanted = sources.filter(({ name }) => view === 'all' || name === view);
  await withStoreErrors(storeErrors, async () => {
    for (const source of wanted) await source.prepare();
  });
  return { owner, hasImported: view === 'all' || view === 'imported', sources: wanted };
}

/**
 * The transactions of a view that are counted. As events, what other domains say moves between two accounts of the owner counts
 * where the movements of accounts are asked for, and is no income and no spending elsewhere.
 */
export async function countedIn(
  context: LedgerContext,
  view: View | undefined,
  { countAs, isOfAccounts }: { readonly countAs: CountAs; readonly isOfAccounts: boolean },
): Promise<IncludedTransactions> {
  const included = await includedIn(context, view);
  if (context.leavesOutOwnTransfers) return withoutOwnTransfers(included);
  if (countAs === 'rows' || isOfAccounts) return included;
  return {
    ...withoutOwnTransfers(included),
    moving: included.sources.filter(({ flowsSql }) => flowsSql !== undefined),
  };
}

/** The same without what other domains say moves between two accounts of the owner. */
function withoutOwnTransfers(included: IncludedTransactions): IncludedTransactions {
  return { ...included, sources: flowsOf(included.sources), leavesOutOwnTransfers: true };
}

/** Runs work that stores nothing and needs several statements: all of them see the same state of the ledger. */
export function readTransaction<Result>(
  { database }: LedgerContext,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  return database.transaction(work, { isolation: 'repeatable read' });
}
