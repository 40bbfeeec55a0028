import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createHttpRefiner } from './http-refiner';

const parsed = {
  candidate: {
    type: 'EXPENSE' as const,
    amount_mxn_cents: 50000,
    category_type: null,
    category: null,
    description: 'gas',
    date_iso: '2026-02-01',
  },
  inferred_fields: ['date'],
  missing_fields: ['category', 'category_type'],
  ambiguities: ['category: it could be Gasoline, Gas Service'],
  confidence: 0.63,
  low_confidence_fields: ['category'],
};

describe('a refiner behind a URL', () => {
  let server: Server;
  let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => answer(request, response, body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  const refine = () => {
    const { port } = server.address() as AddressInfo;
    return createHttpRefiner(`http://127.0.0.1:${port}/refine`).refine('gas 500', parsed);
  };
  const answering = (status: number, body: string, headers: Record<string, string> = {}) => {
    answer = (_request, response) => response.writeHead(status, headers).end(body);
  };

  it('receives the text with the open fields and answers with values', async () => {
    const seen: unknown[] = [];
    answer = (request, response, body) => {
      seen.push(request.method, request.url, JSON.parse(body));
      response.end('{"category":"Gas Service","category_type":"FIXED"}');
    };
    expect(await refine()).toEqual({ category: 'Gas Service', category_type: 'FIXED' });
    const { candidate, missing_fields, low_confidence_fields } = parsed;
    expect(seen).toEqual(['POST', '/refine', { text: 'gas 500', candidate, missing_fields, low_confidence_fields }]);
  });

  it.each([
    ['an error status', 500, '{}', {}],
    ['an answer that is not JSON', 200, 'sorry', {}],
    ['an answer that is not an object', 200, '"Food"', {}],
    ['null', 200, 'null', {}],
    ['an answer that is too long', 200, JSON.stringify({ category: 'x'.repeat(70_000) }), {}],
    ['a redirect', 302, '', { location: 'http://127.0.0.1:9/' }],
  ])('fails for %s', async (_what, status, body, headers) => {
    answering(status, body, headers);
    await expect(refine()).rejects.toThrow();
  });

  it('fails without an answer in time', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      expect(milliseconds).toBe(5_000);
      return AbortSignal.abort(new Error('too late'));
    });
    answering(200, '{}');
    await expect(refine()).rejects.toThrow('too late');
    timeout.mockRestore();
  });
});
