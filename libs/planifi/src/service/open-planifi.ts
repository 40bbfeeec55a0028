import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';

import type {
  AccountRequest,
  DisableRequest,
  MovementRequest,
  TagRequest,
  TransactionsRequest,
} from '../contract/inputs';
import { bindPlanifiDatabase } from '../store/planifi-database';
import { createAccount } from './create-account';
import { createMovement } from './create-movement';
import { createTag } from './create-tag';
import { disableAccount } from './disable-account';
import { listAccounts } from './list-accounts';
import { listExpenses } from './list-expenses';
import { listTags } from './list-tags';
import { listTransactions } from './list-transactions';
import type { PlanifiContext, PlanifiSettings } from './planifi-context';
import { Turns } from './turns';

export interface PlanifiParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: PlanifiSettings;
}

/** All use cases of one owner. */
export type Planifi = ReturnType<ReturnType<typeof openPlanifi>>;

/** Gives the use cases of any owner; nothing is read or written before one of them is called. */
export function openPlanifi({ database, clock, settings }: PlanifiParts) {
  const shared = { clock, settings, database: bindPlanifiDatabase(database), turns: new Turns() };
  return (owner: string) => {
    const context: PlanifiContext = { ...shared, owner };
    return {
      listAccounts: () => listAccounts(context),
      listExpenses: () => listExpenses(context),
      listTags: () => listTags(context),
      listTransactions: (request: TransactionsRequest) => listTransactions(context, request),
      createAccount: (key: string, request: AccountRequest) => createAccount(context, key, request),
      createTag: (key: string, request: TagRequest) => createTag(context, key, request),
      createExpense: (key: string, request: MovementRequest) => createMovement(context, 'createExpense', key, request),
      createTransaction: (key: string, request: MovementRequest) =>
        createMovement(context, 'createTransaction', key, request),
      disableAccount: (key: string, request: DisableRequest) => disableAccount(context, key, request),
    };
  };
}
