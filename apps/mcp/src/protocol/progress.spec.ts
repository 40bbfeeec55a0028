import type { Notification } from '@modelcontextprotocol/server';

import { withProgress } from './progress';

const sent: unknown[] = [];
afterEach(() => (sent.length = 0));
const request = (progressToken?: string | number) => ({
  ...(progressToken !== undefined && { _meta: { progressToken } }),
  notify: async (notification: Notification) => {
    await new Promise(setImmediate);
    sent.push(notification.params);
  },
});

describe('the progress of a call', () => {
  it('is told step by step, before the answer, and only forward', async () => {
    const answer = await withProgress(request(7), async (progress) => {
      progress?.({ done: 1, message: 'one' });
      progress?.({ done: 1, message: 'one again' });
      progress?.({ done: 3, total: 4, message: 'three' });
      progress?.({ done: 2, message: 'back' });
      return 'the answer';
    });
    expect(answer).toBe('the answer');
    expect(sent).toEqual([
      { progressToken: 7, progress: 1, message: 'one' },
      { progressToken: 7, progress: 3, total: 4, message: 'three' },
    ]);
  });

  it('is told before a refusal too', async () => {
    const refused = withProgress(request('a'), async (progress) => {
      progress?.({ done: 1, message: 'one' });
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(sent).toHaveLength(1);
  });

  it('is nothing to a call whose caller does not ask, and no fault where it cannot be told', async () => {
    await expect(withProgress(request(), async (progress) => progress)).resolves.toBeUndefined();
    const gone = { ...request(1), notify: () => Promise.reject(new Error('gone')) };
    const run = async (progress?: (step: { done: number; message: string }) => void) => {
      progress?.({ done: 1, message: 'one' });
      return 'the answer';
    };
    await expect(withProgress(gone, run)).resolves.toBe('the answer');
  });
});
