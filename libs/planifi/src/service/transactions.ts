import type { PlanifiQueries } from '../store/planifi-database';
import type { PlanifiContext } from './planifi-context';
import { storeFailure } from './store-failure';

/** One view of an owner's data. */
export interface Reading {
  readonly queries: PlanifiQueries;
  readonly owner: string;
}

/** The same, in a transaction that stores. */
export interface Writing extends Reading {
  /** The instant of what is stored, in milliseconds since 1970. */
  readonly at: number;
}

/** A use case that stores nothing: all its queries see the same moment. */
export function reading<Result>(
  { owner, database }: PlanifiContext,
  work: (reading: Reading) => Promise<Result>,
): Promise<Result> {
  return inOwnWords(() =>
    database.transaction((queries) => work({ queries, owner }), { isolation: 'repeatable read' }),
  );
}

/** Failures of the database as this contract tells them. */
export async function inOwnWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw storeFailure(error);
  }
}
