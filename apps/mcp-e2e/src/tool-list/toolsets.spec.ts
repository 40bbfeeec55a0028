import { runBursar, StdioServer, TOOLS } from '../index';

interface Tool {
  readonly name: string;
  readonly description?: string;
  readonly inputSchema: object;
}

const TOOLSETS = ['everyday', 'review', 'tax'];
const MOST_TOOLS = 40;
const MOST_TOKENS = 10_000;

async function serving<Result>(options: readonly string[], use: (server: StdioServer) => Promise<Result>) {
  const server = await StdioServer.started({ args: ['stdio', ...options] });
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

const listed = (...options: string[]) =>
  serving(options, async (server) => ((await server.request('tools/list')).result as { tools: Tool[] }).tools);

const namesOf = async (...options: string[]) => (await listed(...options)).map(({ name }) => name);

describe('a selection of tools', () => {
  it('has every tool in at least one, in the order of the whole list', async () => {
    const selections = await Promise.all(TOOLSETS.map((name) => namesOf('--toolset', name)));
    expect(TOOLS.filter((name) => !selections.flat().includes(name))).toEqual([]);
    for (const names of selections) expect(names).toEqual(TOOLS.filter((name) => names.includes(name)));
    expect(await namesOf('--toolset', ' everyday, tax')).toEqual(
      TOOLS.filter((name) => [selections[0], selections[2]].some((names) => names?.includes(name))),
    );
    expect(await namesOf('--toolset', 'tax,all')).toEqual(TOOLS);
  });

  it('for every day stays within what hosts of few tools take', async () => {
    const tools = await listed('--toolset', 'everyday');
    expect(tools.length).toBeLessThanOrEqual(MOST_TOOLS);
    const published = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
    expect(JSON.stringify(published).length / 4).toBeLessThanOrEqual(MOST_TOKENS);
  });

  it('is the same list where it is made anew, and narrows domains and a read-only server', async () => {
    const everyday = await namesOf('--toolset', 'everyday');
    expect(await namesOf('--toolset', 'everyday', '--files', '/tmp')).toEqual(everyday);
    const shared = await namesOf('--domains', 'shared-split', '--toolset', 'everyday');
    expect(shared).toEqual((await namesOf('--domains', 'shared-split')).filter((name) => everyday.includes(name)));
    const readers = await namesOf('--read-only', '--toolset', 'everyday');
    expect(readers).toEqual((await namesOf('--read-only')).filter((name) => everyday.includes(name)));
  });

  it('leaves the others uncallable, as tools that are not there', async () => {
    await serving(['--toolset', 'everyday'], async (server) => {
      const call = (name: string) => server.request('tools/call', { name, arguments: { currency: 'USD' } });
      const [left, unknown] = [await call('get_fx_rate'), await call('get_no_rate')];
      expect(JSON.stringify(left).replaceAll('get_fx_rate', 'get_no_rate')).toEqual(
        JSON.stringify(unknown).replace(/"id":\d+/, `"id":${String(left.id)}`),
      );
      expect(left.error).toBeDefined();
    });
  });

  it.each([
    [['--toolset', 'evryday'], /--toolset "evryday": expected a list of all, everyday, review, tax/],
    [['--toolset', ''], /expected a list of all, everyday, review, tax/],
    [['--domains', 'cgt-engine', '--toolset', 'everyday'], /--toolset everyday leaves no tool of these domains/],
  ])('%j stops the start', async (options, message) => {
    const { status, stdout, stderr } = await runBursar(['stdio', ...options]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});
