import type { Database } from '@bursar/database';
import { ownerScoped, type OpenContext } from '@bursar/toolkit';

import type { PlanifiContext } from './context';
import { KeyedMutex } from './keyed-mutex';
import { migrations } from './store/migrations';

/** What the contexts of all owners share. */
interface ContextDependencies extends Pick<PlanifiContext, 'clock' | 'settings' | 'preferencesOf'> {
  readonly database: Database;
}

/** Opens the context of a caller. Nothing is read or written before a use case runs. */
export function contextOpener({ database, ...given }: ContextDependencies): OpenContext<PlanifiContext> {
  const shared = { ...given, database: database.forDomain({ migrations }), mutex: new KeyedMutex() };
  const contextOf = ownerScoped((owner): PlanifiContext => ({ ...shared, owner }));
  return ({ caller }) => contextOf(caller);
}
