import type { ServerContext } from '@modelcontextprotocol/server';
import type { Progress } from '@bursar/toolkit';

type Request = Pick<ServerContext['mcpReq'], '_meta' | 'notify'>;

/**
 * Runs a call that can report its progress, if the caller sent a progress token. The result follows all notifications;
 * a failure to send one does not affect the call.
 */
export async function withProgress<Answer>(
  { _meta: meta, notify }: Request,
  run: (progress?: (step: Progress) => void) => Promise<Answer>,
): Promise<Answer> {
  const progressToken = meta?.progressToken;
  if (progressToken === undefined) return run();
  let last = 0;
  let sent = Promise.resolve();
  const report = ({ done, total, message }: Progress) => {
    // The protocol requires progress to increase with each notification.
    if (done <= last) return;
    last = done;
    const params = { progressToken, progress: done, message, ...(total !== undefined && { total }) };
    sent = sent.then(() => notify({ method: 'notifications/progress', params })).catch(() => undefined);
  };
  try {
    return await run(report);
  } finally {
    await sent;
  }
}
