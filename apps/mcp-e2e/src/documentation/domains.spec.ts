import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { runBursar } from '../servers/run-command';
import { ROOT } from '../fixtures/workspace';

const page = readFileSync(join(ROOT, 'docs/domains.md'), 'utf8');

describe('what bursar keeps', () => {
  it('shows the report that its example gives, to the letter', async () => {
    const [, shown] = /--year 2024` answers:\n\n```text\n([\s\S]*?)```/.exec(page) ?? [];
    const { stdout } = await runBursar(['cgt', 'report', join(ROOT, 'examples/three-years.cgt'), '--year', '2024']);
    expect(shown).toBe(stdout);
  });

  it('shows first what the demo shows', async () => {
    const [, shown = ''] = /bursar demo\n```[\s\S]*?```text\n([\s\S]*?)```/.exec(page) ?? [];
    const { stdout } = await runBursar(['demo']);
    const lines = shown.split('\n').map((line) => line.replace(/ …$/, ''));
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => !stdout.includes(line))).toEqual([]);
  });

  it('shows lines that stand in its example', () => {
    const example = readFileSync(join(ROOT, 'examples/three-years.cgt'), 'utf8');
    const [, shown = ''] = /One line is one transaction:\n\n```text\n([\s\S]*?)```/.exec(page) ?? [];
    const lines = shown.trim().split('\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(example).toContain(line);
  });
});
