import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import type { RestFaceOptions } from '@bursar/rest';
import { preloaded, type Domain } from '@bursar/toolkit';

import { failureDialect } from './failure-dialect';
import { createPlanifiRestFace } from './http/planifi-rest-face';
import type { PlanifiParts } from './service/open-planifi';
import { skill } from './skill';
import { createAccountTool } from './tools/create-account';
import { createExpenseTool } from './tools/create-expense';
import { createTagTool } from './tools/create-tag';
import { createTransactionTool } from './tools/create-transaction';
import { disableAccountTool } from './tools/disable-account';
import { listAccountsTool } from './tools/list-accounts';
import { listExpensesTool } from './tools/list-expenses';
import { listTagsTool } from './tools/list-tags';
import { listTransactionsTool } from './tools/list-transactions';
import type { LoadPlanifi } from './tools/load-planifi';

export interface PlanifiDependencies {
  /** Not touched before the first call. */
  readonly database: Database;
  readonly clock: Clock;
  /** ISO 4217, of accounts that are opened from now on; MXN unless given. */
  readonly defaultCurrency?: string;
  /** How long the answer to a write is kept for its idempotency key; 30 unless given. */
  readonly idempotencyDays?: number;
  /** How long a repeated request waits for the first one; 10 seconds unless given. */
  readonly idempotencyWaitMilliseconds?: number;
  /** Nothing may be written: the REST face refuses whatever writes. Which tools are served is the server's matter. */
  readonly readOnly?: boolean;
  /** Told of faults of the REST face; those of tools are thrown. */
  readonly onFault?: RestFaceOptions['onFault'];
}

/** Accounts, and what was spent from them: writes are done once, however often they are sent. */
export function createPlanifi({
  database,
  clock,
  defaultCurrency = 'MXN',
  idempotencyDays = 30,
  idempotencyWaitMilliseconds = 10_000,
  readOnly = false,
  onFault,
}: PlanifiDependencies): Domain {
  const settings = { defaultCurrency, idempotencyDays, idempotencyWaitMilliseconds };
  const load = useCasesOf({ database, clock, settings });
  return {
    name: 'planifi',
    summary:
      'A person’s accounts with their expenses and tags, in the currency of each account. Every write takes an ' +
      'idempotencyKey: a new one for each write, the same one when a call is repeated, so that nothing is recorded twice.',
    tools: preloaded([
      createExpenseTool(load),
      listAccountsTool(load),
      listExpensesTool(load),
      listTagsTool(load),
      createTagTool(load),
      createAccountTool(load),
      disableAccountTool(load),
      listTransactionsTool(load),
      createTransactionTool(load),
    ]),
    skill,
    rest: createPlanifiRestFace(load, { readOnly, onFault }),
    failure: failureDialect,
  };
}

/** What stores comes with the first call. */
function useCasesOf(parts: PlanifiParts): LoadPlanifi {
  const open = async () => (await import('./service/open-planifi')).openPlanifi(parts);
  let opened: ReturnType<typeof open> | undefined;
  return async ({ owner }) => (await (opened ??= open()))(owner);
}
