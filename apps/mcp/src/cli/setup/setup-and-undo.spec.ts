import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import * as fc from 'fast-check';

import { applied, planSetup, planUndo } from './host-setup';
import { SETUP_HOSTS, type Machine } from './setup-hosts';

const CONFIGURATIONS = 200;
const START = { command: '/usr/bin/node', args: ['/opt/bursar/main.js', 'stdio', '--data-dir', '/home/ana/money'] };
const HOSTS = Object.keys(SETUP_HOSTS).filter((name) => SETUP_HOSTS[name]?.isNamedOnly !== true);

let home: string;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'bursar-setup-'))));
afterEach(() => rmSync(home, { recursive: true }));

const text = fc.constantFrom('"x"', '"a \\"b\\""', '"// no comment"', '"café"', '"C:\\\\bin"');
const scalar = fc.oneof(text, fc.constantFrom('1', '-2.5e3', 'true', 'null', '[]', '[1, "a"]', '{}', '{"bursar": 1}'));
const blank = fc.constantFrom('', ' ', '\n', '\r\n  ', '\t', '  // note\n', '/* , } */', '\n\n');

/** An object as JSON, with comments, blanks and commas as people leave them. */
const object = (keys: readonly string[], value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.uniqueArray(fc.tuple(fc.constantFrom(...keys), value, blank, blank, blank), {
        selector: ([key]) => key,
        maxLength: 4,
      }),
      fc.boolean(),
      blank,
    )
    .map(([properties, hasTrailingComma, end]) => {
      const inner = properties.map(([key, given, a, b, c]) => `${a}"${key}"${b}:${given}${c}`).join(',');
      return `{${inner}${hasTrailingComma && inner !== '' ? ',' : ''}${end}}`;
    });

const jsonOf = (container: string): fc.Arbitrary<string> => {
  const entry = object(['command', 'args', 'env'], scalar);
  const servers = object(['a', 'b c', 'bursar', 'bursar-old'], entry);
  const root = fc
    .tuple(object(['theme', '$schema', 'projects', 'inputs'], scalar), fc.option(servers))
    .map(([others, own]) => {
      if (own === null) return others;
      const isEmpty = !others.includes('"');
      return `{"${container}": ${own}${isEmpty ? '' : ','}${others.slice(1)}`;
    });
  return fc
    .tuple(
      fc.constantFrom('', '\uFEFF'),
      fc.oneof(root, root, root, fc.constantFrom('', '\n')),
      fc.constantFrom('', '\n', '\r\n'),
    )
    .map((parts) => parts.join(''));
};

const tomlText: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '\uFEFF'),
    fc.subarray(['model = "o3" # mine', '"a b" = [1,\n 2]', "d = '''\n[mcp_servers.bursar]\n'''", '# only a note', '']),
    fc.subarray([
      '[mcp_servers.a]\ncommand = "x" # x',
      '[mcp_servers."b c".env]\nX = "1"',
      '[mcp_servers.bursar]\ncommand = "old"\nargs = []',
      '[mcp_servers.bursar.env]\nY = "2"',
      '[[list]]\nz = 1',
      '[tui]\nnotifications = true',
    ]),
    fc.constantFrom('\n', '\r\n'),
    fc.boolean(),
  )
  .map(([mark, head, tables, lineBreak, hasEnd]) => {
    const all = [...head, ...tables].join('\n').replaceAll('\n', lineBreak);
    return `${mark}${all}${hasEnd ? lineBreak : ''}`;
  });

it.each(HOSTS)(`${CONFIGURATIONS} files of %s come back byte for byte, and gain the entry in between`, (name) => {
  const definition = SETUP_HOSTS[name];
  if (definition === undefined) throw new Error(`there is no host ${name}`);
  const machine: Machine = { platform: 'linux', home, env: { PATH: '' }, program: '/opt/bursar/main.js' };
  const path = definition.file(machine);
  mkdirSync(dirname(path), { recursive: true });
  const [container] = definition.path;
  const file = name === 'codex' ? tomlText : jsonOf(container);
  const mode = fc.constantFrom(0o600, 0o640, 0o644);
  // A file that is not there is one of the forms, but for the host that its file alone shows.
  const content = name === 'claude-code' ? file : fc.option(file, { freq: 20 });
  fc.assert(
    fc.property(content, mode, (before, bits) => {
      if (before === null) rmSync(path, { force: true });
      else {
        writeFileSync(path, before);
        chmodSync(path, bits);
      }
      const done = applied(planSetup(name, definition, machine, START));
      expect(['added', 'replaced']).toContain(done.status);
      const args = [...START.args, ...(definition.args ?? [])];
      const written = definition.editor.read(readFileSync(path, 'utf8'), definition.path);
      expect(written).toEqual({ ...definition.extras, ...START, args });
      expect(planSetup(name, definition, machine, START).status).toBe('unchanged');
      if (before !== null) expect(statSync(path).mode & 0o777).toBe(bits);

      expect(applied(planUndo(name, definition, machine)).status).toBe('undone');
      expect(existsSync(path)).toBe(before !== null);
      if (before !== null) {
        expect(readFileSync(path).equals(Buffer.from(before))).toBe(true);
        expect(statSync(path).mode & 0o777).toBe(bits);
      }
      expect(readdirSync(dirname(path)).filter((left) => left.includes('bursar'))).toEqual([]);
    }),
    { numRuns: CONFIGURATIONS },
  );
});
