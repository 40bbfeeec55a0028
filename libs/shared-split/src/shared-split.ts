import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import type { RestFaceOptions } from '@bursar/rest';
import { LOCAL_OWNER, preloaded, type Domain } from '@bursar/toolkit';

import type { ParticipantPair } from './contract/household-inputs';
import { keptForAnother } from './contract/refusals';
import { failureDialect } from './failure-dialect';
import type { LoadHousehold } from './http/load-household';
import { createSplitRestFace } from './http/split-rest-face';
import { addInstallmentPurchasePrompt } from './prompts/add-installment-purchase';
import { closeMonthPrompt } from './prompts/close-month';
import type { RemoteSettings } from './remote/remote-settings';
import type { Split } from './service/open-split';
import type { HouseholdStart } from './service/start-household';
import { skill } from './skill';
import { createMovementTool } from './tools/create-movement';
import { createRecurrenceTool } from './tools/create-recurrence';
import { editRecurrenceTool } from './tools/edit-recurrence';
import { endRecurrenceTool } from './tools/end-recurrence';
import { listMovementsTool } from './tools/list-movements';
import { listParticipantsTool } from './tools/list-participants';
import { listRecurrencesTool } from './tools/list-recurrences';
import type { LoadSplit, SplitCalls } from './tools/load-split';
import { getMonthlyReportTool, getMonthlySummaryTool } from './tools/monthly-split';

export type SharedSplitDependencies = LocalSplit | RemoteSplit;

/** Households that are kept here. */
export interface LocalSplit {
  /** Not touched before the first call. */
  readonly database: Database;
  readonly clock: Clock;
  /** Who the two of every household are; without it a household stays as it is, or gets its first names. */
  readonly participants?: ParticipantPair;
  /** Nothing may be written: summaries and reports refuse `auto_generate`, and the REST face whatever writes. */
  readonly readOnly?: boolean;
  /** Told once for a household, at its first call: who names a household for the first time may want to say so. */
  readonly onStart?: (start: HouseholdStart) => void;
  /** Told of faults of the REST face; those of tools are thrown. */
  readonly onFault?: RestFaceOptions['onFault'];
}

/** A household that another server keeps: every tool calls its REST face, as whoever the settings say. */
export interface RemoteSplit {
  readonly remote: RemoteSettings;
  readonly clock: Clock;
  readonly readOnly?: boolean;
}

/** Two people, one month, who owes whom. A household is the owner of what it tells. */
export function createSharedSplit(dependencies: SharedSplitDependencies): Domain {
  const { readOnly = false } = dependencies;
  if ('remote' in dependencies) return domainOver(remoteHousehold(dependencies), readOnly);
  const load = localHouseholds(dependencies);
  const { onFault } = dependencies;
  return { ...domainOver(load, readOnly), rest: createSplitRestFace(load, { readOnly, onFault }) };
}

function domainOver(load: LoadSplit, readOnly: boolean): Domain {
  return {
    name: 'shared-split',
    summary:
      'Expenses that two people share by halves, in reais: purchases, refunds, monthly expenses and installments, and ' +
      'who owes whom for a month. "Smartphone 500 12x" or "500x12" means 12 installments of 500.00: create_recurrence ' +
      'with end month = start + 11 months. Call list_participants first and reuse the ids.',
    tools: preloaded([
      listParticipantsTool(load),
      listMovementsTool(load),
      createMovementTool(load),
      createRecurrenceTool(load),
      listRecurrencesTool(load),
      editRecurrenceTool(load),
      endRecurrenceTool(load),
      getMonthlySummaryTool(load, readOnly),
      getMonthlyReportTool(load, readOnly),
    ]),
    views: ['month'],
    prompts: [closeMonthPrompt(readOnly), addInstallmentPurchasePrompt],
    skill,
    failure: failureDialect,
  };
}

/** What starts a household comes with its first call. */
function localHouseholds({ database, clock, participants, onStart }: LocalSplit): LoadHousehold {
  const opened = new Map<string, Promise<Split>>();
  return ({ owner }) => {
    const known = opened.get(owner);
    if (known !== undefined) return known;
    const opening = import('./service/open-split').then(({ openSplit }) =>
      openSplit({ database, clock, householdId: owner, participants, onStart }),
    );
    opened.set(owner, opening);
    return opening;
  };
}

/** The settings know one household elsewhere, that of the person at this machine: no other owner's calls go there. */
function remoteHousehold({ remote, clock }: RemoteSplit): LoadSplit {
  let opening: Promise<SplitCalls> | undefined;
  return async ({ owner }) => {
    if (owner !== LOCAL_OWNER) throw keptForAnother();
    return (opening ??= import('./remote/remote-split').then(({ remoteSplit }) => remoteSplit(remote, clock)));
  };
}
