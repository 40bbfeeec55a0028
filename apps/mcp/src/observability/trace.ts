import { randomUUID } from 'node:crypto';

/** Where an SDK of OpenTelemetry makes itself known to its API, whichever copy of the API that is. */
const REGISTERED = Symbol.for('opentelemetry.js.api.1');

/** Facts of a call that a trace may hold: no amounts, descriptions or keys. */
type Facts = Readonly<Record<string, string | number>>;

/**
 * Runs a call or request under an id of its own: 32 lower-case hexadecimal digits that name it in its answer and in the
 * log. Where an SDK of OpenTelemetry was set up (`node --import …`), a span is recorded and the id is its trace's.
 */
export async function traced<Result>(
  name: string,
  facts: Facts,
  work: (traceId: string) => Promise<Result>,
): Promise<Result> {
  if (!(REGISTERED in globalThis)) return work(newTraceId());
  const { isSpanContextValid, SpanStatusCode, trace } = await import('@opentelemetry/api');
  return trace.getTracer('bursar').startActiveSpan(name, { attributes: facts }, async (span) => {
    const context = span.spanContext();
    try {
      return await work(isSpanContextValid(context) ? context.traceId : newTraceId());
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A UUID without its hyphens: Node keeps random bytes ready for these. */
function newTraceId(): string {
  return randomUUID().replaceAll('-', '');
}
