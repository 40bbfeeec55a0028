import * as fc from 'fast-check';
import { parse, type ParseError } from 'jsonc-parser';
import { getStaticTOMLValue, parseTOML } from 'toml-eslint-parser';

import { UnreadableFile, type EntryPath } from './file-entry';
import { jsonEntry } from './json-entry';
import { tomlEntry } from './toml-entry';

const ENTRY = { command: '/usr/bin/node', args: ['/opt/bursar/main.js', 'stdio', '--data-dir', 'C:\\home "x"'] };
const OTHER = { command: 'npx', args: ['[ a', 'b ]'] };
const JSON_PATH: EntryPath = ['mcpServers', 'bursar'];
const TOML_PATH: EntryPath = ['mcp_servers', 'bursar'];

function jsonOf(text: string): unknown {
  const errors: ParseError[] = [];
  const value: unknown = parse(text.replace(/^\uFEFF/, ''), errors, { allowTrailingComma: true });
  expect(errors).toEqual([]);
  return value;
}

const tomlOf = (text: string): unknown => getStaticTOMLValue(parseTOML(text.replace(/^\uFEFF/, '')));

function isToml(text: string): boolean {
  try {
    tomlOf(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is another one with parts added to it. */
function isKept(text: string, within: string): boolean {
  let at = 0;
  for (const character of within) if (character === text[at]) at += 1;
  return at === text.length;
}

describe('JSON', () => {
  it.each([
    ['nothing', '', `{\n  "mcpServers": {\n    "bursar": { … }\n  }\n}\n`],
    ['an empty object', '{}', `{\n  "mcpServers": {\n    "bursar": { … }\n  }\n}`],
    [
      'no servers',
      '{\n  "theme": "dark"\n}\n',
      `{\n  "theme": "dark",\n  "mcpServers": {\n    "bursar": { … }\n  }\n}\n`,
    ],
    [
      'another server, by tabs',
      '{\n\t"mcpServers": {\n\t\t"a": {"command":"x"}\n\t}\n}',
      `{\n\t"mcpServers": {\n\t\t"a": {"command":"x"},\n\t\t"bursar": { … }\n\t}\n}`,
    ],
    [
      'a comment and a trailing comma',
      '{\r\n  "mcpServers": {\r\n    "a": {}, // mine\r\n  },\r\n}',
      `{\r\n  "mcpServers": {\r\n    "a": {}, // mine\r\n    "bursar": { … }\r\n  },\r\n}`,
    ],
    [
      'a comment after the last server',
      '{\n  "mcpServers": {\n    "a": {} // mine\n  }\n}',
      `{\n  "mcpServers": {\n    "a": {}, // mine\n    "bursar": { … }\n  }\n}`,
    ],
    ['one line', '{"mcpServers":{"a":{}},"b":1}', `{"mcpServers":{"a":{}, "bursar": {…}},"b":1}`],
  ])('with %s gains the entry, and no other byte changes', (_, text, expected) => {
    const written = jsonEntry.set(text, JSON_PATH, ENTRY);
    const compact = JSON.stringify(ENTRY);
    expect(written.replace(compact, '{…}').replace(/("bursar": )\{\s[^}]*\}/, '$1{ … }')).toBe(expected);
    expect(jsonEntry.read(written, JSON_PATH)).toEqual(ENTRY);
  });

  it('whose list of servers is none is refused, and so is what is no JSON', () => {
    for (const text of ['[]', '{"mcpServers": []}', '{"mcpServers": null}', '{"a": }', '{"a": 1', 'a: 1', '"x"']) {
      expect(() => jsonEntry.set(text, JSON_PATH, ENTRY)).toThrow(UnreadableFile);
    }
    expect(() => jsonEntry.set('{\n  "a": 1,\n  "b" 2\n}', JSON_PATH, ENTRY)).toThrow(
      'line 3 is not JSON (colon expected)',
    );
  });

  const blanks = fc.constantFrom('', ' ', '\n', '\r\n  ', '\t', ' // note, { "bursar": [\n', '/* , } */');
  const scalar = fc.constantFrom('1', 'true', 'null', '"a\\"b"', '"// no"', '[1, 2,\n3]', '{"bursar": {"x": 1}}', '{}');
  const key = fc.constantFrom('a', 'b', 'théme', '$schema', 'other');
  const object = (value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    fc
      .tuple(fc.array(fc.tuple(blanks, key, blanks, value, blanks), { maxLength: 4 }), blanks, fc.boolean())
      .map(([properties, end, hasTrailingComma]) => {
        const inner = properties.map(([a, name, b, given, c]) => `${a}"${name}"${b}:${given}${c}`).join(',');
        return `{${inner}${hasTrailingComma && inner !== '' ? ',' : ''}${end}}`;
      });
  const file = fc
    .tuple(object(scalar), fc.option(object(object(scalar))), fc.boolean(), fc.constantFrom('', '\n', '\r\n'))
    .map(([root, servers, hasMark, end]) => {
      const inside = root.slice(1);
      const isEmpty = /^\{(\s|\/\/[^\n]*\n|\/\*[^*]*\*\/)*\}$/.test(root);
      const all = servers === null ? root : `{"mcpServers":${servers}${isEmpty ? '' : ','}${inside}`;
      return `${hasMark ? '\uFEFF' : ''}${all}${end}`;
    });

  it('of any form keeps every byte, gains the entry alone, and loses it again', () => {
    fc.assert(
      fc.property(file, (text) => {
        const before = jsonOf(text) as { mcpServers?: object };
        const written = jsonEntry.set(text, JSON_PATH, ENTRY);
        expect(jsonOf(written)).toEqual({ ...before, mcpServers: { ...before.mcpServers, bursar: ENTRY } });
        expect(isKept(text, written)).toBe(true);
        const replaced = jsonEntry.set(written, JSON_PATH, OTHER);
        expect(jsonOf(replaced)).toEqual({ ...before, mcpServers: { ...before.mcpServers, bursar: OTHER } });
        expect(jsonOf(jsonEntry.remove(replaced, JSON_PATH))).toEqual({
          ...before,
          mcpServers: { ...before.mcpServers },
        });
      }),
      { numRuns: 400 },
    );
  });

  it('with an entry that stands twice has none left afterwards', () => {
    const text = '{"mcpServers": {"bursar": {"command": "a"}, "x": {}, "bursar": {"command": "b"}}}';
    expect(jsonEntry.read(text, JSON_PATH)).toEqual({ command: 'b' });
    expect(jsonOf(jsonEntry.remove(text, JSON_PATH))).toEqual({ mcpServers: { x: {} } });
  });
});

describe('TOML', () => {
  const TABLE = `[mcp_servers.bursar]\ncommand = "npx"\nargs = ["[ a", "b ]"]\n`;

  it.each([
    ['nothing', '', TABLE],
    ['no line break at its end', 'model = "x" # mine', `model = "x" # mine\n\n${TABLE}`],
    [
      'another server',
      '[mcp_servers.a]\ncommand = "x"\n\n[tui]\nnotifications = true\n',
      `[mcp_servers.a]\ncommand = "x"\n\n[tui]\nnotifications = true\n\n${TABLE}`,
    ],
    [
      'an inline table',
      'mcp_servers = { a = { command = "x" } }\n',
      'mcp_servers = { a = { command = "x" }, bursar = { command = "npx", args = ["[ a", "b ]"] } }\n',
    ],
    [
      'an empty inline table',
      'mcp_servers = {}\n',
      'mcp_servers = { bursar = { command = "npx", args = ["[ a", "b ]"] } }\n',
    ],
    [
      'its key in a table',
      '[mcp_servers]\nbursar = { command = "a" }\nb = {}\n',
      '[mcp_servers]\nbursar = { command = "npx", args = ["[ a", "b ]"] }\nb = {}\n',
    ],
    [
      'tables of its own',
      `[mcp_servers.bursar]\ncommand = "a"\n\n[mcp_servers.bursar.env]\nX = "1"\n\n[b]\nc = 1\n`,
      `\n[b]\nc = 1\n\n${TABLE}`,
    ],
    [
      'dotted keys',
      'mcp_servers.bursar.command = "a"\nmcp_servers.b.command = "c"\n',
      `mcp_servers.b.command = "c"\n\n${TABLE}`,
    ],
  ])('with %s gains the entry, and no other byte changes', (_, text, expected) => {
    const written = tomlEntry.set(text, TOML_PATH, OTHER);
    expect(written).toBe(expected);
    expect(tomlEntry.read(written, TOML_PATH)).toEqual(OTHER);
    expect(tomlEntry.read(tomlEntry.remove(written, TOML_PATH), TOML_PATH)).toBeUndefined();
  });

  it('that is none, or whose list of servers is none, is refused', () => {
    expect(() => tomlEntry.set('a = 1\nb = ]\nc = 2\n', TOML_PATH, ENTRY)).toThrow('line 2 is not TOML');
    expect(() => tomlEntry.set('mcp_servers = 1\n', TOML_PATH, ENTRY)).toThrow('"mcp_servers" in it is not a table');
  });

  const comment = fc.constantFrom('', ' # note [x]', '   ');
  const line = fc.constantFrom(
    'a = 1',
    '"b c" = "x # y"',
    "d = '''\n[mcp_servers.bursar]\n'''",
    'e.f = [1,\n 2]',
    'g = { h = 1 }',
    '# only a comment',
    '',
  );
  const lines = fc.uniqueArray(line, { maxLength: 5 });
  const table = fc.constantFrom(
    '[t]',
    '[mcp_servers.a]',
    '[mcp_servers."b c".env]',
    '[[list]]',
    '[mcp_servers]',
    '[x.y]',
  );
  const file = fc
    .tuple(
      lines,
      fc.uniqueArray(table, { maxLength: 4 }),
      lines,
      comment,
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      fc.boolean(),
    )
    .map(([head, tables, body, note, lineBreak, hasEnd, hasMark]) => {
      const all = [...head, ...tables.flatMap((name) => [`${name}${note}`, ...body])];
      return (hasMark ? '\uFEFF' : '') + all.join('\n').replaceAll('\n', lineBreak) + (hasEnd ? lineBreak : '');
    });

  it('of any form keeps every byte, gains the entry alone, and loses it again', () => {
    fc.assert(
      fc.property(file.filter(isToml), (text) => {
        const before = tomlOf(text) as { mcp_servers?: object };
        const withServer = (bursar: object) => ({ ...before, mcp_servers: { ...before.mcp_servers, bursar } });
        const written = tomlEntry.set(text, TOML_PATH, ENTRY);
        expect(tomlOf(written)).toEqual(withServer(ENTRY));
        expect(written.startsWith(text)).toBe(true);
        const replaced = tomlEntry.set(written, TOML_PATH, OTHER);
        expect(tomlOf(replaced)).toEqual(withServer(OTHER));
        expect({ mcp_servers: undefined, ...(tomlOf(tomlEntry.remove(replaced, TOML_PATH)) as object) }).toEqual({
          mcp_servers: undefined,
          ...before,
        });
      }),
      { numRuns: 400 },
    );
  });
});
