import { UNAVAILABLE_REASONS, type UnavailableReason } from '../database-unavailable';
import { Keeper } from './keeper';
import { becomeKeeper } from './keeper-lock';
import { layoutOf } from './layout';

/** The first of the exit statuses that stand for reasons. */
const FIRST_REASON_STATUS = 10;

/** The settings of a keeper's process, as JSON in its one argument. It has no secrets: process lists show it. */
export interface KeeperOrder {
  readonly dataDir: string;
  readonly native: string;
  readonly loopback: boolean;
  readonly ephemeral: boolean;
  readonly lingerMilliseconds: number;
}

/** The meaning of the exit status of a keeper's process; undefined if nothing failed. */
export function failureOf(status: number | null): UnavailableReason | undefined {
  if (status === 0) return undefined;
  return UNAVAILABLE_REASONS[(status ?? 0) - FIRST_REASON_STATUS] ?? 'did-not-start';
}

/**
 * The program of a keeper: `node database-keeper.js ORDER`. Exits with status 0 when it is done or if the data
 * directory already has a keeper, otherwise with a status that `failureOf` decodes.
 */
export async function runKeeper(order: string | undefined): Promise<void> {
  const { dataDir, ...rest } = JSON.parse(order ?? '') as KeeperOrder;
  const layout = layoutOf(dataDir);
  const server = await becomeKeeper(layout).catch(() => leave('address'));
  if (server === undefined) return leave(undefined);

  const keeper = new Keeper({ layout, ...rest }, server);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => keeper.stop());
  leave(await keeper.run());
}

function leave(failure: UnavailableReason | undefined): never {
  process.exit(failure === undefined ? 0 : FIRST_REASON_STATUS + UNAVAILABLE_REASONS.indexOf(failure));
}
