import { createNoopMeter, metrics, type Attributes, type MetricOptions } from '@opentelemetry/api';

import { openTelemetryRecorder } from './opentelemetry-metrics';

interface Recorded {
  readonly name: string;
  readonly unit: string | undefined;
  readonly value: number;
  readonly attributes: Attributes | undefined;
}

const recorded: Recorded[] = [];
const meters: string[] = [];

/** What an SDK that is loaded sets up, as far as this needs it. */
beforeAll(() => {
  const createHistogram = (name: string, { unit }: MetricOptions = {}) => ({
    record: (value: number, attributes?: Attributes) => void recorded.push({ name, unit, value, attributes }),
  });
  metrics.setGlobalMeterProvider({
    getMeter: (name) => {
      meters.push(name);
      return Object.assign(createNoopMeter(), { createHistogram });
    },
  });
});

afterAll(() => metrics.disable());

it('an SDK that is set up gets requests and operations under the names of the conventions', () => {
  const recorder = openTelemetryRecorder();
  recorder.request({ method: 'POST', route: '/mcp', status: 200 }, 0.25);
  recorder.operation({ method: 'tools/list' }, 0.5);
  recorder.operation({ method: 'tools/call', tool: 'get_balance', errorType: 'tool_error' }, 1);
  expect(meters).toEqual(['bursar']);
  const [http, mcp] = ['http.server.request.duration', 'mcp.server.operation.duration'];
  expect(recorded).toEqual([
    {
      ...{ name: http, unit: 's', value: 0.25 },
      attributes: { 'http.request.method': 'POST', 'http.route': '/mcp', 'http.response.status_code': 200 },
    },
    { name: mcp, unit: 's', value: 0.5, attributes: { 'mcp.method.name': 'tools/list' } },
    {
      ...{ name: mcp, unit: 's', value: 1 },
      attributes: { 'mcp.method.name': 'tools/call', 'gen_ai.tool.name': 'get_balance', 'error.type': 'tool_error' },
    },
  ]);
});
