import type { Transaction } from '@bursar/database';
import { financeToolsMigrations, loadEventLinks } from '@bursar/finance-tools';
import { createSharedSplit, sharedSplitMigrations } from '@bursar/shared-split';
import type { CallContext } from '@bursar/toolkit';

import { callTool } from '../household/household-context';
import type { RunSharing, SharingScope } from '../household/share/share-ports';
import type { DomainDependencies } from './domain-module';
import { householdPreferences } from './household';
import { ledgerSourceAdapters } from './ledger-source-adapters';
import { participantPair } from './shared-split';

const TOOL = 'share_transaction';
const SHARED_VIEW = 'shared-split';

/** Carries the result of work that is tried: its transaction is rolled back. */
class Tried extends Error {
  constructor(readonly result: unknown) {
    super('tried');
  }
}

/** Shared expenses and the ledger in one transaction of the database, for a caller. */
export function sharing({ settings, database, clock, via }: DomainDependencies): (call: CallContext) => RunSharing {
  const shared = database.forDomain({ migrations: sharedSplitMigrations });
  const ledger = database.forDomain({ migrations: financeToolsMigrations });
  const preferencesOf = householdPreferences(settings);
  const participants = participantPair(settings.byDomain['shared-split']);
  const openSources = async () => {
    const sources = await ledgerSourceAdapters(database, settings.domains);
    for (const source of sources) await source.prepare();
    // Prepared: the transaction needs no second connection for them.
    return sources.map((source) => ({ ...source, prepare: async () => undefined }));
  };
  return (call) => async (work, keep) => {
    const { owner } = call.caller;
    await shared.run(async () => undefined);
    const [sources, { joinedDatabase }, openEventLinks] = await Promise.all([
      openSources(),
      import('@bursar/database'),
      loadEventLinks(),
    ]);
    const scopeIn = (outer: Transaction): SharingScope => {
      const joined = joinedDatabase(outer, 'of domains');
      const split = createSharedSplit({
        database: joined,
        clock,
        preferencesOf,
        ...(participants && { participants }),
      });
      const links = openEventLinks({ database: joined, clock, sources, owner, ...(via && { via }) });
      return {
        find: async (id) => {
          // Whoever shares the same transaction waits for the end of this one, and then finds what it stored.
          await outer.query`select pg_advisory_xact_lock(hashtextextended(${`${TOOL} ${owner} ${id}`}, 0))`;
          return links.find(id);
        },
        latestShared: (accountId) => links.latestLinked(accountId, SHARED_VIEW),
        call: (tool, input) => callTool([split], tool, input, call),
        confirm: (left, movementId) => links.confirm({ left, right: `${SHARED_VIEW}:${movementId}` }, TOOL),
        unlink: (linkId) => links.remove(linkId, TOOL),
      };
    };
    try {
      return await ledger.transaction(async (outer) => {
        const result = await work(scopeIn(outer));
        if (keep === 'tried') throw new Tried(result);
        return result;
      });
    } catch (error) {
      if (error instanceof Tried) return error.result as Awaited<ReturnType<typeof work>>;
      throw error;
    }
  };
}
