import { randomUUID } from 'node:crypto';

/** Where an OpenTelemetry SDK registers with the API, whichever copy of the API that is. */
const REGISTERED = Symbol.for('opentelemetry.js.api.1');

/** Whether an OpenTelemetry SDK is set up. */
export function hasOpenTelemetry(): boolean {
  return REGISTERED in globalThis;
}

/** Facts of a call that a trace may hold: no amounts, descriptions or keys. */
type Facts = Readonly<Record<string, string | number>>;

/**
 * Runs a call or request under a trace id of 32 lower-case hexadecimal digits, which its response and the log contain.
 * Where an OpenTelemetry SDK is set up (`node --import …`), a span is recorded and the id is that of its trace.
 */
export function withTrace<Result>(
  name: string,
  facts: Facts,
  work: (traceId: string) => Promise<Result>,
): Promise<Result> {
  return hasOpenTelemetry() ? inSpan(name, facts, work) : work(newTraceId());
}

async function inSpan<Result>(name: string, facts: Facts, work: (traceId: string) => Promise<Result>): Promise<Result> {
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
