import type { Clock } from '@bursar/calendar';
import type { ShownSettings } from '@bursar/household';
import {
  DomainError,
  readArguments,
  type CallContext,
  type Domain,
  type KeptByState,
  type ToolLoader,
  type ToolResult,
} from '@bursar/toolkit';

import { SOURCES, type Source } from './model/flow';
import type { ComposedOverview } from './overview/composed-overview';
import type { RunSharing } from './share/share-ports';

/** What the tools above the domains are made from: ports of the served domains, which do not know one another. */
export interface HouseholdPorts {
  /** Those that are served. */
  readonly domains: readonly Domain[];
  /** The ledger over all domains, in which the transfers between a person's own accounts are left out. */
  readonly ledger: Domain | undefined;
  /** Whether shared expenses are kept by another server: the ledger has none of them then. */
  readonly isSharedElsewhere: boolean;
  readonly clock: Clock;
  /** What a household has set, and its two people. */
  settingsOf(owner: string): Promise<ShownSettings>;
  /** Whether what the household holds is made up. */
  isSampleOf(owner: string): Promise<boolean>;
  /** The budgets of an owner with entries, or with a cap in the month. */
  budgetsOf(owner: string, month: string): Promise<readonly BudgetOfMonth[]>;
  /**
   * Names the state of everything that is stored: while it is the same, nothing has changed. Undefined where what the tools read is
   * not all in one database that can tell.
   */
  readonly storedState: (() => Promise<string | undefined>) | undefined;
  /** Shares bank transactions; undefined where shared expenses or statements are not stored here. */
  readonly sharingOf: ((call: CallContext) => RunSharing) | undefined;
  /** The trades of the folder that the settings name, for the person at this machine. */
  readonly gains: ((today: string) => Promise<GainsOfYear | undefined>) | undefined;
}

/** A user's budget in a month; amounts in centavos. */
export interface BudgetOfMonth {
  readonly userId: string;
  /** Null where none is set. */
  readonly cap: bigint | null;
  /** What counts against the cap. */
  readonly variable: bigint;
  readonly expense: bigint;
}

/** A tax year in the United Kingdom, in pounds. */
export interface GainsOfYear {
  readonly tax_year: string;
  readonly gains: string;
  readonly losses: string;
  readonly net: string;
  readonly exempt_amount: string | null;
  readonly taxable: string | null;
  readonly rows: { readonly tool: string; readonly arguments: Record<string, unknown> };
}

/** The household of a call. */
export interface HouseholdContext extends Pick<
  HouseholdPorts,
  'clock' | 'isSharedElsewhere' | 'gains' | 'storedState'
> {
  /** Overviews of households, by the state of what is stored. */
  readonly kept: KeptByState<ComposedOverview>;
  readonly owner: string;
  readonly isLocal: boolean;
  serves(source: Source): boolean;
  /** Calls a tool of a served domain by its portable name. Throws a DomainError for every refusal. */
  call(tool: string, input: object): Promise<ToolResult>;
  /** The same of the ledger over all domains. */
  ledger(tool: string, input: object): Promise<ToolResult>;
  settings(): Promise<ShownSettings>;
  isSample(): Promise<boolean>;
  budgets(month: string): Promise<readonly BudgetOfMonth[]>;
  /** Runs what stores in shared expenses and in the ledger. */
  readonly sharing: RunSharing;
}

export function openHouseholdContext(
  ports: HouseholdPorts,
  kept: HouseholdContext['kept'],
  call: CallContext,
): HouseholdContext {
  const { domains, clock, isSharedElsewhere, gains, storedState } = ports;
  const { owner, isLocal } = call.caller;
  const names = new Set(domains.map(({ name }) => name));
  let settings: Promise<ShownSettings> | undefined;
  return {
    ...{ owner, isLocal, clock, isSharedElsewhere, gains, storedState, kept },
    serves: (source) => names.has(source),
    call: (tool, input) => callTool(domains, tool, input, call),
    ledger: (tool, input) => callTool(ports.ledger === undefined ? [] : [ports.ledger], tool, input, call),
    settings: () => (settings ??= ports.settingsOf(owner)),
    isSample: () => ports.isSampleOf(owner),
    budgets: (month) => ports.budgetsOf(owner, month),
    sharing: (work, keep) => {
      if (ports.sharingOf === undefined) throw new Error('nothing is shared here');
      return ports.sharingOf(call)(work, keep);
    },
  };
}

/** The domains that store rows and are served. */
export function servedSources(domains: readonly Domain[]): Source[] {
  return SOURCES.filter((source) => domains.some(({ name }) => name === source));
}

/** Calls a tool by its portable name. Throws a DomainError for every refusal. */
export async function callTool(domains: readonly Domain[], name: string, input: object, call: CallContext) {
  const isIt = (tool: ToolLoader) => portableName(tool.name) === name;
  const domain = domains.find(({ tools }) => tools.some(isIt));
  const loader = domain?.tools.find(isIt);
  if (domain === undefined || loader === undefined) throw new Error(`there is no tool ${name}`);
  const tool = await loader.load();
  const result = await tool.run(readArguments(tool, input, domain.failure), call);
  const refused = refusalIn(result);
  if (refused !== undefined) throw refused;
  return result;
}

/** A name as every host takes it; `rows` names tools so. */
function portableName(name: string): string {
  return name.replaceAll('.', '_');
}

/** Some domains answer a refusal as a result of its own form. */
function refusalIn({ structured }: ToolResult): DomainError | undefined {
  const { ok, error } = structured as { ok?: unknown; error?: { code?: unknown; message?: unknown } };
  if (ok !== false || error === undefined) return undefined;
  return new DomainError(String(error.code), String(error.message), {});
}
