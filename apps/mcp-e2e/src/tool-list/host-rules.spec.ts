import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';

import { DOMAINS, HttpServer, StdioServer, surfaceOf, TOOLS } from '../index';

interface Schema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly [keyword: string]: unknown;
}

interface Tool {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: Schema;
  readonly outputSchema?: Schema;
  readonly annotations?: Readonly<Record<string, unknown>>;
}

let listed: string;
let tools: readonly Tool[];

async function listOver(server: StdioServer): Promise<string> {
  try {
    return JSON.stringify((await server.request('tools/list')).result);
  } finally {
    await server.stop();
  }
}

beforeAll(async () => {
  listed = await listOver(await StdioServer.started());
  tools = (JSON.parse(listed) as { tools: Tool[] }).tools;
});

it('the list is the same from every server, over every transport', async () => {
  expect(
    await listOver(
      await StdioServer.started({
        args: ['stdio', '--domains', [...DOMAINS].reverse().join()],
      }),
    ),
  ).toBe(listed);
  const http = await HttpServer.started();
  try {
    const { message } = await http.post({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    expect(JSON.stringify(message?.result)).toBe(listed);
  } finally {
    await http.stop();
  }
});

it('names are ones that every host takes, each once', () => {
  const names = tools.map(({ name }) => name);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z0-9_-]{1,60}$/);
  expect(new Set(names).size).toBe(names.length);
});

it('there are at most 66 of them, in the order of the domains', () => {
  expect(tools.length).toBeLessThanOrEqual(66);
  expect(tools.map(({ name }) => name)).toEqual(TOOLS);
});

it.each(DOMAINS)('a server of %s alone lists its tools and nothing else', async (domain) => {
  const surface = surfaceOf(domain);
  const ofDomain = JSON.parse(await listOver(await StdioServer.started({ args: ['stdio', '--domains', domain] })));
  expect(ofDomain.tools).toEqual(tools.filter(({ name }) => surface.tools.includes(name)));
  expect(ofDomain.tools).toHaveLength(surface.tools.length);
});

it('every tool has a title, a description and all four hints', () => {
  for (const { title, description, annotations } of tools) {
    // A name with dots is published without them, and stands in the title.
    expect(title).toMatch(/^([A-Z].{4,}|\w+(\.\w+)+)$/);
    expect(description?.length).toBeGreaterThan(40);
    expect(annotations).toEqual({
      readOnlyHint: expect.any(Boolean),
      destructiveHint: expect.any(Boolean),
      idempotentHint: expect.any(Boolean),
      openWorldHint: false,
    });
  }
});

it('a read-only server lists no tool that writes', async () => {
  const readOnly = JSON.parse(await listOver(await StdioServer.started({ args: ['stdio', '--read-only'] })));
  const writing = /(^|_)(create|edit_|end_|correct_|record_|disable|enable|add_|update(?!$)|delete_|set_|share_)/;
  expect(readOnly.tools.map(({ name }: Tool) => name)).toEqual(TOOLS.filter((name) => !writing.test(name)));
  for (const { annotations } of readOnly.tools) expect(annotations).toMatchObject({ readOnlyHint: true });
});

it('both schemas have an object at the root and no keyword that hosts refuse', () => {
  for (const { inputSchema, outputSchema } of tools) {
    for (const schema of [inputSchema, outputSchema]) {
      expect(schema).toMatchObject({ type: 'object', properties: expect.any(Object) });
      for (const keyword of ['anyOf', 'oneOf', 'allOf', 'not', 'if', 'enum', '$ref', '$schema', '$defs']) {
        expect(schema).not.toHaveProperty([keyword]);
      }
      expect(JSON.stringify(schema)).not.toMatch(/"\$(ref|defs|id|anchor|dynamicRef)"/);
    }
    for (const argument of Object.values(inputSchema.properties ?? {})) {
      expect(explainsItself(argument as Schema)).toBe(true);
    }
  }
});

/** An argument explains itself by a description, its values, its bounds or its format. */
function explainsItself({ description, ...schema }: Schema): boolean {
  const isDescribed = typeof description === 'string' && description !== '';
  return (
    isDescribed ||
    ['enum', 'minimum', 'maximum', 'minLength', 'maxLength', 'format', 'pattern', 'default'].some(
      (word) => word in schema,
    )
  );
}

it('the schemas compile in a client’s validator, and the example in them is itself valid', () => {
  const validator = new AjvJsonSchemaValidator();
  /** They come after a report, whose schema has the example. */
  const inBrief = ['prepare_return', 'plan_disposal'];
  for (const { name, inputSchema, outputSchema } of tools) {
    for (const schema of [inputSchema, outputSchema])
      expect(() => validator.getValidator(schema as never)).not.toThrow();
    const examples = [...JSON.stringify(inputSchema).matchAll(/"examples":(\[\{.*?\}\])/g)].map(
      ([, json]) => json ?? '',
    );
    const takesHistory = 'cgt_content' in (inputSchema.properties ?? {});
    if (takesHistory) expect(examples).toHaveLength(inBrief.includes(name) ? 0 : 1);
    for (const example of examples) {
      const input = {
        cgt_content: JSON.parse(example) as unknown,
        disposal_date: '2024-01-15',
        ticker: 'AAPL',
        year: 2024,
        date: '2024-01-15',
        price: '150',
      };
      const known = Object.fromEntries(
        Object.entries(input).filter(([argument]) => argument in (inputSchema.properties ?? {})),
      );
      expect(validator.getValidator(inputSchema as never)(known)).toMatchObject({ valid: true });
    }
  }
});

it('names, descriptions and input schemas together stay within 20,000 tokens, at four characters each', () => {
  const published = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
  expect(JSON.stringify(published).length / 4).toBeLessThan(20_000);
});

it('those of the tools on bank statements stay within 4,600 tokens', () => {
  const published = tools
    .filter(({ name }) => name.startsWith('finance_'))
    .map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
  expect(published.length).toBeGreaterThan(5);
  expect(JSON.stringify(published).length / 4).toBeLessThan(4_600);
});

it('every tool is published as it was reviewed', () => {
  for (const tool of tools) expect(tool).toMatchSnapshot(tool.name);
});
