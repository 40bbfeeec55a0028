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
  type OpenContext,
  type RestFace,
  type ToolResult,
  type UseCase,
  type UseCaseIndex,
} from '@bursar/toolkit';

import type { SplitContext } from './context';
import { failureDialect, keptForAnotherOwner } from './errors';
import type { HouseholdStart } from './household/start-household';
import type { HouseholdInTerms, PreferencesOf } from './open-context';
import { COMPETENCE_ZONE } from './model/competence-month';
import type { ParticipantPair } from './model/participant-pair';
import { addInstallmentPurchasePrompt } from './prompts/add-installment-purchase';
import { CONTRACT_CURRENCY } from './model/terms';
import { closeMonthPrompt } from './prompts/close-month';
import type { RemoteHousehold } from './remote/remote-household';
import type { RemoteSettings } from './remote/remote-settings';
import { createSplitRestFace } from './rest-face';
import { skill } from './skill';
import { inVoice, voiceOf } from './text/voice';

export type SharedSplitDependencies = LocalSplit | RemoteSplit;

/** Households that this server keeps. */
export interface LocalSplit {
  /** Not used before the first call. */
  readonly database: Pick<Database, 'forDomain'>;
  readonly clock: Clock;
  /** The two people of every household; without them a household stays as it is, or gets the default pair. */
  readonly participants?: ParticipantPair;
  /** What households have set; without it everything is as in the contract. */
  readonly preferencesOf?: PreferencesOf;
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
  const { readOnly = false, clock } = dependencies;
  const tools = toolIndex(readOnly);
  if ('remote' in dependencies) {
    return domain(toolLoaders(remoteIndex(tools), remoteHouseholds(dependencies)), { readOnly, clock });
  }
  const open = localHouseholds(dependencies);
  const routes = () => loadRoutes(localIndex({ ...tools, ...REST_ONLY }), open);
  const rest = createSplitRestFace({ routes, readOnly, onFault: dependencies.onFault });
  return domain(toolLoaders(localIndex(tools), open), { readOnly, clock, rest });
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
    correct_movement: async () => (await import('./movements/correct-movement')).correctMovement,
    record_settlement: async () => (await import('./settlements/record-settlement')).recordSettlement,
    get_balance: async () => (await import('./settlements/get-balance')).getBalance,
  } satisfies UseCaseIndex<SplitContext>;
}

const REST_ONLY = {
  pauseRecurrence: async () => (await import('./recurrences/pause-recurrence')).pauseRecurrence,
  reactivateRecurrence: async () => (await import('./recurrences/reactivate-recurrence')).reactivateRecurrence,
  exportHousehold: async () => (await import('./exports/export-household')).exportHousehold,
  movementHistory: async () => (await import('./movements/movement-history')).movementHistory,
  generateRecurrences: async () => (await import('./months/generate-recurrences')).generateRecurrences,
} satisfies UseCaseIndex<SplitContext>;

interface DomainOptions {
  readonly readOnly: boolean;
  readonly clock: Clock;
  readonly rest?: RestFace;
}

function domain(tools: Domain['tools'], options: DomainOptions): Domain {
  return {
    name: 'shared-split',
    // Read when a session starts: a server may run for months.
    get summary() {
      return (
        'Expenses that two people share, in reais: purchases, refunds, monthly expenses and installments, payments between ' +
        'the two, and who owes whom. "Smartphone 500 12x" or "500x12" means 12 installments of 500.00: create_recurrence ' +
        'with end month = start + 11 months. Call list_participants first and reuse the ids. Today is ' +
        `${options.clock.today(COMPETENCE_ZONE).text} in São Paulo.`
      );
    },
    tools,
    views: ['month'],
    prompts: [closeMonthPrompt(options), addInstallmentPurchasePrompt(options.clock)],
    skill,
    failure: failureDialect,
    ...(options.rest && { rest: options.rest }),
  };
}

/** The same operations, each in the terms that are in force for its call, and its text in their language and currency. */
function localIndex(useCases: UseCaseIndex<SplitContext>): UseCaseIndex<HouseholdInTerms> {
  return mapUseCases(useCases, (useCase) => {
    const { execute, text, meta } = useCase;
    return {
      ...useCase,
      execute: (household, input, call) => household.run((context) => execute(context, input, call)),
      ...(text && { text: (result, input) => inVoice(voiceOf(result), () => text(result, input)) }),
      meta: (result) => withCurrency(meta?.(result), voiceOf(result).currency),
    };
  });
}

function localHouseholds(options: LocalSplit): OpenContext<HouseholdInTerms> {
  const open = ownerScoped(async (owner) => (await import('./open-context')).openInTerms(owner, options));
  return ({ caller }) => open(caller);
}

/** What an answer says beside its result: its currency too, where that is another one than the contract's. */
function withCurrency(meta: ToolResult['meta'], currency: string): ToolResult['meta'] {
  return currency === CONTRACT_CURRENCY ? meta : { ...meta, 'bursar/currency': currency };
}

function remoteIndex(useCases: UseCaseIndex<SplitContext>): UseCaseIndex<RemoteHousehold> {
  return mapUseCases(useCases, async (useCase) => (await import('./remote/remote-household')).remoteUseCase(useCase));
}

function mapUseCases<Context>(
  useCases: UseCaseIndex<SplitContext>,
  map: (useCase: UseCase<SplitContext>) => UseCase<Context> | Promise<UseCase<Context>>,
): UseCaseIndex<Context> {
  return Object.fromEntries(Object.entries(useCases).map(([name, load]) => [name, async () => map(await load())]));
}

/** The settings name one household, that of the person at this machine: other owners are refused. */
function remoteHouseholds({ remote, clock }: RemoteSplit) {
  const open = ownerScoped(async (owner) => {
    if (owner !== LOCAL_OWNER) throw keptForAnotherOwner();
    return (await import('./remote/remote-household')).openRemoteHousehold(remote, clock);
  });
  return ({ caller }: CallContext) => open(caller);
}
