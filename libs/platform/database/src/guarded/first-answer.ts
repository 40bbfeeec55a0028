import { DatabaseUnavailable } from '../database-unavailable';
import type { Session } from '../session';
import type { SessionConnection } from '../session-connection';

type Work<Result> = (connection: SessionConnection) => Promise<Result>;

/**
 * Gives up work whose first statement has no answer within the limit: a pooler that is paused or full accepts connections
 * and statements, and keeps them until a connection of the server is free. Throws `unreachable` if there was no connection,
 * and `busy` if there was one and nothing was done.
 *
 * @param lend runs the work, which it may change as the function says, on a connection.
 */
export async function withFirstAnswer<Result>(
  limitMilliseconds: number | undefined,
  lend: (watched: (work: Work<Result>) => Work<Result>) => Promise<Result>,
): Promise<Result> {
  if (limitMilliseconds === undefined) return lend((work) => work);
  const unreachable = () => new DatabaseUnavailable('unreachable').undone();
  let isLate = false;
  let session: Session | undefined;
  let timer: NodeJS.Timeout | undefined;
  const unconnected = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      if (session?.wasAnswered === true) return;
      isLate = true;
      if (session === undefined) reject(unreachable());
      else session.terminate();
    }, limitMilliseconds);
  });
  const lending = lend((work) => async (connection) => {
    if (isLate) throw unreachable();
    session = connection.session;
    return work(connection);
  });
  try {
    return await Promise.race([lending, unconnected]);
  } catch (error) {
    const isUndone = session !== undefined && isLate && error instanceof DatabaseUnavailable && error.isUndone;
    throw isUndone ? new DatabaseUnavailable('busy') : error;
  } finally {
    clearTimeout(timer);
  }
}
