import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { errorTextViolations, StdioServer, TemporaryFolder, type RpcError } from '../index';

const TRADES = '2024-01-15 BUY VOD 100 @ 1.20';
const SECRET = '2024-01-15 BUY SECRET 666 @ 1';
const CONTENT_TOOLS = [
  'parse_transactions',
  'calculate_report',
  'explain_matching',
  'convert_to_dsl',
  'prepare_return',
  'plan_disposal',
];
const NOT_THERE = /no such file in the open folders/;

const open = new TemporaryFolder();
const second = new TemporaryFolder();
const outside = new TemporaryFolder();
let server: StdioServer;

beforeAll(async () => {
  open.write('trades.cgt', TRADES);
  open.write('below/more.cgt', TRADES);
  open.write('marked.cgt', `\ufeff${TRADES}`);
  open.write('latin.cgt', Buffer.from('2024-01-15 BUY VOD 100 @ 1.20 GBP # caf\xe9', 'latin1'));
  open.write('broken.cgt', `${TRADES}\n2024-02-30 SELL VOD 1 @ 2`);
  second.write('other.cgt', TRADES);
  outside.write('secret.cgt', SECRET);
  symlinkSync(outside.path, join(open.path, 'way-out'));
  symlinkSync(join(outside.path, 'secret.cgt'), join(open.path, 'link-out.cgt'));
  symlinkSync(join(open.path, 'trades.cgt'), join(open.path, 'link-inside.cgt'));
  symlinkSync(join(second.path, 'other.cgt'), join(open.path, 'link-across.cgt'));
  symlinkSync('loop.cgt', join(open.path, 'loop.cgt'));
  mkdirSync(join(open.path, 'folder.cgt'));
  execFileSync('mkfifo', [join(open.path, 'pipe.cgt')]);
  server = await StdioServer.started({ args: ['stdio', '--files', open.path, '--files', second.path] });
});

afterAll(async () => {
  const exit = await server.close();
  for (const folder of [open, second, outside]) folder.remove();
  expect(exit).toEqual({ code: 0, signal: null });
  expect(server.process.stderr).toBe('');
});

async function refusalOf(input: unknown): Promise<RpcError> {
  const { result, error } = await server.callTool('convert_to_dsl', input);
  expect(result).toBeUndefined();
  const refusal = error as RpcError;
  expect(refusal).toMatchObject({ code: -32602, data: { code: 'INVALID_ARGUMENT', hint: expect.any(String) } });
  return refusal;
}

describe('with folders open', () => {
  it.each([
    ['relative', 'trades.cgt'],
    ['with folders', 'below/more.cgt'],
    ['with a detour inside', 'below/../trades.cgt'],
    ['absolute', join(open.path, 'trades.cgt')],
    ['in the second folder', 'other.cgt'],
    ['absolute in the second folder', join(second.path, 'other.cgt')],
    ['of a link that stays inside', 'link-inside.cgt'],
    ['of a link to the other open folder', 'link-across.cgt'],
    ['of a file with a byte order mark', 'marked.cgt'],
    ['of a file in Windows-1252', 'latin.cgt'],
    ['in a list', ['trades.cgt']],
  ])('a path %s is read', async (_, path) => {
    const { result } = await server.callTool('convert_to_dsl', { cgt_path: path });
    expect(result).toMatchObject({ structuredContent: { dsl: '2024-01-15 BUY VOD 100 @ 1.20 GBP' } });
  });

  it('every tool that takes a history takes a path', async () => {
    const listed = (await server.request('tools/list')).result?.['tools'] as { name: string; inputSchema: object }[];
    const taking = listed.filter(({ inputSchema }) => 'cgt_path' in (inputSchema as { properties: object }).properties);
    expect(taking.map(({ name }) => name)).toEqual(CONTENT_TOOLS);
    for (const { inputSchema } of taking) {
      expect((inputSchema as { required?: string[] }).required ?? []).not.toContain('cgt_content');
    }
    const { result } = await server.callTool('calculate_report', { cgt_path: 'trades.cgt', year: 2024 });
    expect(result).toMatchObject({ structuredContent: { holdings: [{ ticker: 'VOD', total_cost: '120.00' }] } });
  });

  it.each([
    ['that climbs out', `../${outside.path.split('/').at(-1)}/secret.cgt`],
    ['that climbs out of a folder below', `below/../../${outside.path.split('/').at(-1)}/secret.cgt`],
    ['that is absolute and outside', join(outside.path, 'secret.cgt')],
    ['of a link that leads out', 'link-out.cgt'],
    ['through a link that leads out', 'way-out/secret.cgt'],
    ['of a link to itself', 'loop.cgt'],
    ['of the machine', '/etc/passwd'],
    ['of a device', '/dev/zero'],
    ['of this process', '/proc/self/environ'],
    ['of a missing file', 'missing.cgt'],
    ['of a missing file outside', join(outside.path, 'missing.cgt')],
    ['with a NUL in it', 'trades.cgt\0'],
    ['that is far too long', 'x/'.repeat(5_000)],
    ['that is an address', 'file:///etc/passwd'],
    ['under home', '~/trades.cgt'],
  ])('a path %s is refused with the same message', async (_, path) => {
    const refusal = await refusalOf({ cgt_path: path });
    expect(refusal.message).toMatch(NOT_THERE);
    expect(`${refusal.message}${JSON.stringify(refusal.data)}`).not.toMatch(/secret|SECRET|666|passwd|bursar-e2e/);
    expect(errorTextViolations(refusal)).toEqual([]);
  });

  it.each([
    ['a folder', 'folder.cgt', /not a file/],
    ['the folder itself', '.', /not a file|no such file/],
    ['a pipe without a writer', 'pipe.cgt', /not a file/],
  ])('%s is refused', async (_, path, words) => {
    const refusal = await refusalOf({ cgt_path: path });
    expect(refusal.message).toMatch(words);
    expect(errorTextViolations(refusal)).toEqual([]);
  });

  it.each([
    ['both', { cgt_path: 'trades.cgt', cgt_content: TRADES }, /both given/],
    ['neither', {}, /neither given/],
    ['an empty path', { cgt_path: '' }, /cgt_path/],
    ['a path that is a number', { cgt_path: 5 }, /cgt_path/],
    ['an empty list of paths', { cgt_path: [] }, /cgt_path/],
    ['a path in a list that is a number', { cgt_path: ['trades.cgt', 5] }, /cgt_path/],
  ])('%s is refused', async (_, input, words) => {
    const refusal = await refusalOf(input);
    expect(refusal.message).toMatch(words);
    expect(errorTextViolations(refusal)).toEqual([]);
  });

  it('an error in a file names its line', async () => {
    const { error } = await server.callTool('parse_transactions', { cgt_path: 'broken.cgt' });
    expect(error).toMatchObject({
      code: -32602,
      message: expect.stringMatching(/line 2.*2024-02-30/),
      data: { code: 'INVALID_DATE', line: 2, value: '2024-02-30' },
    });
  });
});

describe('with no folder open', () => {
  it('no tool has the argument, and a call with it is refused with how to open one', async () => {
    const closed = await StdioServer.started();
    try {
      expect(JSON.stringify((await closed.request('tools/list')).result)).not.toContain('cgt_path');
      for (const tool of CONTENT_TOOLS) {
        const { error } = await closed.callTool(tool, { cgt_path: join(open.path, 'trades.cgt') });
        expect(error).toMatchObject({
          code: -32602,
          message: expect.stringContaining('--files'),
          data: { code: 'INVALID_ARGUMENT' },
        });
      }
    } finally {
      await closed.stop();
    }
  });
});
