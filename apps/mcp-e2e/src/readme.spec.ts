import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { runBursar } from './run-command';
import { ROOT } from './workspace';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** Commands of the page that end by themselves, without "node dist/apps/mcp/main.js". */
const commands = [...readme.matchAll(/node dist\/apps\/mcp\/main\.js ((?:cgt|help)[^\n`]*)/g)].map(
  ([, words]) => words ?? '',
);

const words = (command: string) => command.trim().split(/\s+/);
// Paths on the page are those of a checkout.
const inCheckout = (argument: string) => (argument.startsWith('examples/') ? join(ROOT, argument) : argument);

describe('the README', () => {
  it('shows commands', () => expect(commands.length).toBeGreaterThan(4));

  it.each([...new Set(commands)])('has a command that works: %s', async (command) => {
    const { status, stdout, stderr } = await runBursar(words(command).map(inCheckout));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.length).toBeGreaterThan(50);
  });

  it('shows the report that its example gives, to the letter', async () => {
    const [, shown] = /--year 2024` answers:\n\n```text\n([\s\S]*?)```/.exec(readme) ?? [];
    const { stdout } = await runBursar(['cgt', 'report', join(ROOT, 'examples/three-years.cgt'), '--year', '2024']);
    expect(shown).toBe(stdout);
  });

  it('shows lines that stand in its example', () => {
    const example = readFileSync(join(ROOT, 'examples/three-years.cgt'), 'utf8');
    const [, shown = ''] = /One line is one transaction:\n\n```text\n([\s\S]*?)```/.exec(readme) ?? [];
    const lines = shown.trim().split('\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(example).toContain(line);
  });

  it('gives the configuration that host-config prints, paths aside', async () => {
    for (const [host, heading] of [
      ['claude-desktop', 'Claude Desktop'],
      ['vscode', 'VS Code'],
    ] as const) {
      const [, json = ''] =
        new RegExp(`\\*\\*${heading}\\*\\*[\\s\\S]*?\`\`\`json\n([\\s\\S]*?)\`\`\``).exec(readme) ?? [];
      const { stdout } = await runBursar(['host-config', host]);
      expect(withoutPaths(JSON.parse(json))).toEqual(withoutPaths(JSON.parse(stdout)));
    }
  });

  it('links to files that are there', () => {
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link]) => link ?? '');
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect({ link, exists: existsSync(join(ROOT, link)) }).toEqual({ link, exists: true });
  });
});

function withoutPaths(configuration: unknown): unknown {
  return JSON.parse(JSON.stringify(configuration).replace(/"[^"]*\/(node|main\.js)"/g, '"$1"'));
}
