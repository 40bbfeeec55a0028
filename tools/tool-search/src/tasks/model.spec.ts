import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

import type { Answer, Household } from './household';
import { modelDoing, modelSettings, type ModelSettings } from './model';
import type { Task } from './task';

const TASK: Task = { id: 'tag', domains: [], prompt: 'Make a tag', prepare: [], expected: [], figures: [] };
const CALLS = [
  { tool: 'list_tags', input: {} },
  { tool: 'create_tag', input: { name: 'pets' } },
];
const TOOL = { name: 'create_tag', description: 'Creates a tag.', inputSchema: { type: 'object' } };

interface Request {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** What an endpoint answers in each dialect: a call of a tool, or the last word. */
const SAYS = {
  openai: (turn: number) => {
    const called = CALLS[turn];
    const use = called && {
      id: `call-${turn}`,
      type: 'function',
      function: { name: called.tool, arguments: JSON.stringify(called.input) },
    };
    return { choices: [{ message: use ? { content: null, tool_calls: [use] } : { content: 'Done.' } }] };
  },
  anthropic: (turn: number) => {
    const called = CALLS[turn];
    const use = called && { type: 'tool_use', id: `call-${turn}`, name: called.tool, input: called.input };
    return { content: use ? [use] : [{ type: 'text', text: 'Done.' }] };
  },
};

async function doneBy(dialect: ModelSettings['dialect'], fails = false) {
  const requests: Request[] = [];
  const endpoint = createServer((request, response) => {
    void json(request).then((body) => {
      requests.push({ path: request.url, headers: request.headers, body });
      response
        .writeHead(fails ? 429 : 200)
        .end(fails ? 'slow down' : JSON.stringify(SAYS[dialect](requests.length - 1)));
    });
  }).listen(0, '127.0.0.1');
  await once(endpoint, 'listening');
  const calls: unknown[] = [];
  const household: Household = {
    tools: [TOOL],
    call: async (tool, input): Promise<Answer> => {
      calls.push({ tool, input });
      return { isError: tool === 'list_tags', structured: {}, text: `answer of ${tool}` };
    },
    close: () => Promise.resolve(),
  };
  const { port } = endpoint.address() as AddressInfo;
  try {
    const doing = modelDoing({ dialect, url: `http://127.0.0.1:${port}/v1`, model: 'some', key: 'secret' });
    return { message: await doing(TASK, household), calls, requests };
  } finally {
    endpoint.close();
  }
}

it.each([
  ['openai', '/v1/chat/completions', { authorization: 'Bearer secret' }],
  ['anthropic', '/v1/messages', { 'x-api-key': 'secret' }],
] as const)('a model that speaks as %s calls tools until it has done', async (dialect, path, headers) => {
  const { message, calls, requests } = await doneBy(dialect);
  expect({ message, calls }).toEqual({ message: 'Done.', calls: CALLS });
  expect(requests).toHaveLength(CALLS.length + 1);
  for (const request of requests) {
    expect(request).toMatchObject({ path, headers, body: { model: 'some' } });
    expect(JSON.stringify(request.body)).toContain('Creates a tag.');
  }
  const last = JSON.stringify(requests.at(-1)?.body);
  for (const text of ['Make a tag', 'answer of list_tags', 'answer of create_tag', 'call-0', 'call-1']) {
    expect(last).toContain(text);
  }
});

it('an endpoint that refuses is named with its answer', async () => {
  await expect(doneBy('openai', true)).rejects.toThrow(/chat\/completions answered 429: slow down/);
});

it('settings say which of them is missing or unknown', () => {
  expect(modelSettings({})).toMatch(/TASKS_URL and TASKS_MODEL/);
  expect(modelSettings({ TASKS_URL: 'u', TASKS_MODEL: 'm', TASKS_API: 'other' })).toMatch(/TASKS_API "other"/);
  expect(
    modelSettings({ TASKS_URL: 'http://h/v1/', TASKS_MODEL: 'm', TASKS_KEY: 'k', TASKS_API: 'anthropic' }),
  ).toEqual({
    dialect: 'anthropic',
    url: 'http://h/v1',
    model: 'm',
    key: 'k',
  });
});
