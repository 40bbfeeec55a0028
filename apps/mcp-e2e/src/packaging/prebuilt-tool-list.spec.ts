import { cpSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { BURSAR, connectV1, serverEnvironment, TemporaryFolder } from '../index';

const folder = new TemporaryFolder();
const copy = join(folder.path, 'mcp');

beforeEach(() => {
  rmSync(copy, { recursive: true, force: true });
  cpSync(dirname(BURSAR), copy, { recursive: true });
});
afterAll(() => folder.remove());

/** What a start lists: a setting that is given, whatever it is, has the definitions made anew. */
async function listed(script: string, given: Readonly<Record<string, string>> = {}) {
  const client = await connectV1({
    command: process.execPath,
    args: [script, 'stdio', '--ephemeral'],
    env: serverEnvironment(given),
  });
  try {
    return await client.listTools();
  } finally {
    await client.close();
  }
}

describe('what a start has ready-made', () => {
  it('is what it would make itself', async () => {
    expect(await listed(BURSAR)).toEqual(await listed(BURSAR, { PLANIFI_DEFAULT_CURRENCY: 'EUR' }));
    expect(JSON.parse(readFileSync(join(copy, 'tools.json'), 'utf8'))).toHaveLength((await listed(BURSAR)).length);
  });

  it('is not used where a setting changes what is offered', async () => {
    const readers = await listed(BURSAR, { BURSAR_READ_ONLY: 'true' });
    expect(readers.map(({ name }) => name)).not.toContain('create_movement');
    expect(readers.map(({ name }) => name)).toContain('list_movements');
  });

  it('may be missing', async () => {
    rmSync(join(copy, 'tools.json'));
    expect(await listed(join(copy, 'main.js'))).toEqual(await listed(BURSAR));
  });
});
