import { DatabaseUnavailable } from '../database-unavailable';
import type { SessionConnection } from '../session-connection';

type Work<Result> = (connection: SessionConnection) => Promise<Result>;

/**
 * Ends work whose first statement has no answer within the limit: a pooler that is paused or full accepts connections and
 * statements, and keeps them until a connection of the server is free. Throws `busy` if nothing was done.
 *
 * @param lend runs the work, which it may change as the function says, on a connection.
 */
export async function withFirstAnswer<Result>(
  limitMilliseconds: number | undefined,
  lend: (watched: (work: Work<Result>) => Work<Result>) => Promise<Result>,
): Promise<Result> {
  if (limitMilliseconds === undefined) return lend((work) => work);
  let isLate = false;
  const watched =
    (work: Work<Result>): Work<Result> =>
    async (connection) => {
      const { session } = connection;
      const timer = setTimeout(() => {
        if (session.wasAnswered) return;
        isLate = true;
        session.terminate();
      }, limitMilliseconds);
      try {
        return await work(connection);
      } finally {
        clearTimeout(timer);
      }
    };
  try {
    return await lend(watched);
  } catch (error) {
    const isUndone = isLate && error instanceof DatabaseUnavailable && error.isUndone;
    throw isUndone ? new DatabaseUnavailable('busy') : error;
  }
}
