import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import type { RestFaceOptions } from '@bursar/rest';
import {
  LOCAL_OWNER,
  loadRoutes,
  ownerScoped,
  toolLoaders,
  type CallContext,
  type Domain,
  type UseCaseIndex,
} from '@bursar/toolkit';

import type { SplitContext } from './context';
import { failureDialect, keptForAnotherOwner } from './errors';
import type { HouseholdStart } from './household/start-household';
import type { ParticipantPair } from './model/participant-pair';
import { addInstallmentPurchasePrompt } from './prompts/add-installment-purchase';
import { closeMonthPrompt } from './prompts/close-month';
import type { RemoteHousehold } from './remote/remote-household';
import type { RemoteSettings } from './remote/remote-settings';
import { createSplitRestFace } from './rest-face';
import { skill } from './skill';

export type SharedSplitDependencies = LocalSplit | RemoteSplit;

/** Households that this server keeps. */
export interface LocalSplit {
  /** Not used before the first call. */
  readonly database: Database;
  readonly clock: Clock;
  /** The two people of every household; without them a household stays as it is, or gets the default pair. */
  readonly participants?: ParticipantPair;
  /** Nothing may be written: summaries and reports refuse `auto_generate`, and REST refuses every request that writes. */
  readonly readOnly?: boolean;
  /** Called once for a household, at its first use; `named-by-default` is worth a notice. */
  readonly onStart?: (start: HouseholdStart) => void;
  /** Called with unexpected errors of REST requests; those of tools are thrown. */
  readonly onFault?: RestFaceOptions['onFault'];
}

/** Remote mode: another server keeps the household, and every tool calls its REST API. */
export interface RemoteSplit {
  readonly remote: RemoteSettings;
  readonly clock: Clock;
  readonly readOnly?: boolean;
}

/** Expenses that two people share by halves. The household is the owner of the call. */
export function createSharedSplit(dependencies: SharedSplitDependencies): Domain {
  const { readOnly = false } = dependencies;
  const tools = toolIndex(readOnly);
  if ('remote' in dependencies) {
    return domain(toolLoaders(remoteIndex(tools), remoteHouseholds(dependencies)), readOnly);
  }
  const open = localHouseholds(dependencies);
  const routes = () => loadRoutes({ ...tools, ...REST_ONLY }, open);
  return {
    ...domain(toolLoaders(tools, open), readOnly),
    rest: createSplitRestFace({ routes, readOnly, onFault: dependencies.onFault }),
  };
}

/** In the order of publication. */
function toolIndex(readOnly: boolean) {
  return {
    list_participants: async () => (await import('./household/list-participants')).listParticipants,
    list_movements: async () => (await import('./movements/list-movements')).listMovements,
    create_movement: async () => (await import('./movements/create-movement')).createMovement,
    create_recurrence: async () => (await import('./recurrences/create-recurrence')).createRecurrence,
    list_recurrences: async () => (await import('./recurrences/list-recurrences')).listRecurrences,
    edit_recurrence: async () => (await import('./recurrences/edit-recurrence')).editRecurrence,
    end_recurrence: async () => (await import('./recurrences/end-recurrence')).endRecurrence,
    get_monthly_summary: async () => (await import('./months/get-monthly-summary')).getMonthlySummary({ readOnly }),
    get_monthly_report: async () => (await import('./months/get-monthly-report')).getMonthlyReport({ readOnly }),
  } satisfies UseCaseIndex<SplitContext>;
}

const REST_ONLY = {
  pauseRecurrence: async () => (await import('./recurrences/pause-recurrence')).pauseRecurrence,
  reactivateRecurrence: async () => (await import('./recurrences/reactivate-recurrence')).reactivateRecurrence,
  generateRecurrences: async () => (await import('./months/generate-recurrences')).generateRecurrences,
} satisfies UseCaseIndex<SplitContext>;

function domain(tools: Domain['tools'], readOnly: boolean): Domain {
  return {
    name: 'shared-split',
    summary:
      'Expenses that two people share by halves, in reais: purchases, refunds, monthly expenses and installments, and ' +
      'who owes whom for a month. "Smartphone 500 12x" or "500x12" means 12 installments of 500.00: create_recurrence ' +
      'with end month = start + 11 months. Call list_participants first and reuse the ids.',
    tools,
    views: ['month'],
    prompts: [closeMonthPrompt(readOnly), addInstallmentPurchasePrompt],
    skill,
    failure: failureDialect,
  };
}

function localHouseholds(options: LocalSplit) {
  const open = ownerScoped(async (owner) => (await import('./open-context')).openContext(owner, options));
  return ({ caller }: CallContext) => open(caller);
}

function remoteIndex(tools: UseCaseIndex<SplitContext>): UseCaseIndex<RemoteHousehold> {
  return Object.fromEntries(
    Object.entries(tools).map(([name, load]) => [
      name,
      async () => (await import('./remote/remote-household')).remoteUseCase(await load()),
    ]),
  );
}

/** The settings name one household, that of the person at this machine: other owners are refused. */
function remoteHouseholds({ remote, clock }: RemoteSplit) {
  const open = ownerScoped(async (owner) => {
    if (owner !== LOCAL_OWNER) throw keptForAnotherOwner();
    return (await import('./remote/remote-household')).openRemoteHousehold(remote, clock);
  });
  return ({ caller }: CallContext) => open(caller);
}
