import type { ShownSettings } from '@bursar/household';
import type { EnteredMovement } from '@bursar/planifi';
import { localCaller } from '@bursar/toolkit';

import type { DomainName } from '../configuration/domain-settings';
import { readSettings } from '../configuration/read-settings';
import { compose } from '../domains/compose';
import { openHouseholdSettings } from '../domains/household';
import { useSetLanguage } from '../language/language';
import { toolCaller, type CallTool } from '../protocol/tool-caller';
import { createCatalogue, type CatalogueEntry } from '../protocol/catalogue';
import { openWorkerThreads } from '../worker-threads';
import { existingOwner } from './with-ledger';

/** The tools of this process, without a host in between. */
export interface LocalTools {
  /** Runs a tool by name. Throws a DomainError for every refusal. */
  readonly call: CallTool;
  /** A tool by the contract's name or its portable spelling. */
  find(name: string): Promise<CatalogueEntry | undefined>;
  /** The names of all tools, as they are published. */
  names(): Promise<readonly string[]>;
  /** The last entries in accounts that were made under keys that begin so, newest first; none where accounts are not served. */
  enteredInAccounts(keyPrefix: string, limit: number): Promise<readonly EnteredMovement[]>;
  /** What the household has set, its people, and what its ledgers are kept in. */
  settings(): Promise<ShownSettings>;
}

interface ToolFlags extends Readonly<Record<string, unknown>> {
  readonly owner?: string | undefined;
}

/**
 * Runs a command on the tools of some domains: the use cases, rules and refusals are those that a host meets.
 *
 * @param domains those that the command needs; by default those that the settings select.
 */
export async function withTools(
  flags: ToolFlags,
  work: (tools: LocalTools) => Promise<void>,
  domains?: readonly DomainName[],
): Promise<void> {
  const read = readSettings(flags, process.env);
  const settings = domains === undefined ? read : { ...read, domains: [...domains] };
  const { domains: composed, database, workers } = await compose(settings, openWorkerThreads(settings), { via: 'cli' });
  const interruption = new AbortController();
  try {
    const owner = flags.owner === undefined ? undefined : await existingOwner(database, flags);
    const caller = owner === undefined ? localCaller : { owner, isLocal: false };
    const household = await openHouseholdSettings(settings, database);
    const shown = () => household.show(caller.owner, []);
    await useSetLanguage((await shown()).language);
    const catalogue = createCatalogue(composed, settings);
    const find = (name: string) => catalogue.findTool(name);
    const call = toolCaller(catalogue, caller, interruption.signal);
    const names = async () => (await catalogue.listTools()).map(({ name }) => name);
    const enteredInAccounts = async (keyPrefix: string, limit: number) => {
      if (!settings.domains.includes('planifi')) return [];
      const { loadEnteredMovements, planifiMigrations: migrations } = await import('@bursar/planifi');
      const enteredMovements = await loadEnteredMovements();
      const range = { keyPrefix, limit };
      return database.forDomain({ migrations }).run((connection) => enteredMovements(connection, caller.owner, range));
    };
    await work({ call, find, names, settings: shown, enteredInAccounts });
  } finally {
    await workers.close();
    await database.close();
  }
}
