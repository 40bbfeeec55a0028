import { metrics } from '@opentelemetry/api';

import type { Recorder } from './recorder';

/** Where an OpenTelemetry SDK is set up, the same figures under its own names. */
export function openTelemetryRecorder(): Recorder {
  const meter = metrics.getMeter('bursar');
  const requests = meter.createHistogram('http.server.request.duration', { unit: 's' });
  const operations = meter.createHistogram('mcp.server.operation.duration', { unit: 's' });
  return {
    request: ({ method, route, status }, seconds) =>
      requests.record(seconds, {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      }),
    operation: ({ method, tool, errorType }, seconds) =>
      operations.record(seconds, {
        'mcp.method.name': method,
        ...(tool !== undefined && { 'gen_ai.tool.name': tool }),
        ...(errorType !== undefined && { 'error.type': errorType }),
      }),
  };
}
