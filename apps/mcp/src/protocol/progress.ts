import type { ServerContext } from '@modelcontextprotocol/server';
import type { Progress } from '@bursar/toolkit';

type Request = Pick<ServerContext['mcpReq'], '_meta' | 'notify'>;

/**
 * Runs a call that may tell how far it is, where its caller gave a token to be told by. The answer comes after all that
 * was told of it; a caller that cannot be told any more gets the answer all the same.
 */
export function tellingProgress<Answer>(
  { _meta: meta, notify }: Request,
  run: (progress?: (step: Progress) => void) => Promise<Answer>,
): Promise<Answer> {
  const progressToken = meta?.progressToken;
  if (progressToken === undefined) return run();
  let last = 0;
  let told = Promise.resolve();
  const tell = ({ done, total, message }: Progress) => {
    // The protocol wants each step further than the one before.
    if (done <= last) return;
    last = done;
    const params = { progressToken, progress: done, message, ...(total !== undefined && { total }) };
    told = told.then(() => notify({ method: 'notifications/progress', params })).catch(() => undefined);
  };
  return run(tell).finally(() => told);
}
