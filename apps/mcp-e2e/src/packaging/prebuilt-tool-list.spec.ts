import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { BURSAR, connectV1, serverEnvironment, TemporaryFolder } from '../index';

const folder = new TemporaryFolder();
const copy = join(folder.path, 'mcp');

beforeEach(() => {
  rmSync(copy, { recursive: true, force: true });
  cpSync(dirname(BURSAR), copy, { recursive: true });
});
afterAll(() => folder.remove());

/** A start's client: a setting that is given, whatever it is, has everything made anew. */
async function started<Result>(
  script: string,
  given: Readonly<Record<string, string>>,
  use: (client: Awaited<ReturnType<typeof connectV1>>) => Promise<Result>,
): Promise<Result> {
  const client = await connectV1({
    command: process.execPath,
    args: [script, 'stdio', '--ephemeral'],
    env: serverEnvironment(given),
  });
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

const listed = (script: string, given: Readonly<Record<string, string>> = {}) =>
  started(script, given, (client) => client.listTools());

const introduction = (script: string, given: Readonly<Record<string, string>> = {}) =>
  started(script, given, async ({ introduction: found }) => found);

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

  it('introduces the server as it would introduce itself', async () => {
    const { capabilities, instructions } = JSON.parse(readFileSync(join(copy, 'initialize.json'), 'utf8')) as {
      capabilities: object;
      instructions: string;
    };
    const introduced = await introduction(BURSAR, { PLANIFI_DEFAULT_CURRENCY: 'EUR' });
    const undated = introduced.instructions?.replace(/(?<=Today is )\d{4}-\d{2}-\d{2}/, '{today}');
    expect({ ...introduced, instructions: undated }).toEqual({ capabilities, instructions });
    expect(await introduction(BURSAR)).toEqual(introduced);
  });

  it('says what day it is at the start of the session, not of the build', async () => {
    expect(readFileSync(join(copy, 'initialize.json'), 'utf8')).not.toMatch(/\d{4}-\d{2}-\d{2}/);
    const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date());
    const before = today();
    const { instructions } = await introduction(BURSAR);
    const [, stated] = /Today is (\S+) in São Paulo/.exec(instructions ?? '') ?? [];
    expect([before, today()]).toContain(stated);
  });

  it('is used whatever is fixed for households: nothing of a tool depends on it', async () => {
    const fixed = { BURSAR_LANGUAGE: 'pt', BURSAR_CURRENCY: 'EUR', BURSAR_TIME_ZONE: 'Europe/Lisbon' };
    const all = JSON.parse(readFileSync(join(copy, 'tools.json'), 'utf8')) as readonly object[];
    writeFileSync(join(copy, 'tools.json'), JSON.stringify(all.slice(0, 1)));
    expect(await listed(join(copy, 'main.js'), fixed)).toHaveLength(1);
    expect(await listed(BURSAR, { ...fixed, PLANIFI_DEFAULT_CURRENCY: 'EUR' })).toEqual(await listed(BURSAR));
  });

  it.each(['initialize.json', 'tools.json', 'toolsets.json'])('may be missing: %s', async (file) => {
    rmSync(join(copy, file));
    expect(await listed(join(copy, 'main.js'))).toEqual(await listed(BURSAR));
  });
});
