import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';

import { withTrace } from './trace';

const idOf = () => withTrace('tools/call', { tool: 'sell' }, async (traceId) => traceId);

describe('a trace', () => {
  it('has an id of its own, without any set-up', async () => {
    const ids = await Promise.all(Array.from({ length: 100 }, idOf));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(100);
  });

  it('is recorded where an SDK is set up, by the id that the call knows', async () => {
    const exporter = new InMemorySpanExporter();
    trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }));
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    const id = await idOf();
    await expect(
      withTrace('tools/call', { tool: 'buy' }, async () => {
        throw new Error('a fault');
      }),
    ).rejects.toThrow('a fault');
    const [sold, bought] = exporter.getFinishedSpans();
    expect(sold).toMatchObject({ name: 'tools/call', attributes: { tool: 'sell' } });
    expect(sold?.spanContext().traceId).toBe(id);
    expect(bought).toMatchObject({ attributes: { tool: 'buy' }, status: { code: 2 } });
  });
});
