import { spawnSync } from 'node:child_process';

import { until } from '@bursar/database/testing';

import { runBursar, RunningProcess, runToEnd, TemporaryFolder } from '../index';

const folder = new TemporaryFolder();
afterAll(() => folder.remove());

/** Shells that are missing are an error where all tests have to run. */
const isThere = (shell: string) => Boolean(process.env['CI']) || spawnSync(shell, ['--version']).error === undefined;
const inShell = (shell: string) => (isThere(shell) ? it : it.skip);

async function completionFile(shell: string): Promise<string> {
  const { status, stdout, stderr } = await runBursar(['completion', shell]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return folder.write(`completion.${shell}`, stdout);
}

/** What a line is completed to, as far as every shell has to know it. */
const COMPLETIONS: readonly (readonly [line: string, words: readonly string[]])[] = [
  ['mo', ['month']],
  ['hel', ['help']],
  ['help acc', ['accounts']],
  ['sample lo', ['load']],
  ['backup ver', ['verify']],
  ['completion z', ['zsh']],
  ['owe --js', ['--json']],
  ['owe --hel', ['--help']],
  ['cgt report --outp', ['--output']],
  ['sum --by ca', ['category']],
];

it.each(COMPLETIONS)('bash completes bursar %s', async (line, words) => {
  const file = await completionFile('bash');
  const typed = ['bursar', ...line.split(' ')].map((word) => `'${word}'`).join(' ');
  const script = `. '${file}'; COMP_WORDS=(${typed}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _bursar; printf '%s\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = await runToEnd('bash', ['--norc', '-c', script], { cwd: folder.path });
  expect({ words: stdout.trim().split('\n'), stderr }).toEqual({ words, stderr: '' });
});

inShell('fish')('fish completes the same, with what each means', async () => {
  const file = await completionFile('fish');
  const script = [`source '${file}'`, ...COMPLETIONS.map(([line]) => `complete -C 'bursar ${line}'; echo ==`)].join(
    '\n',
  );
  const env = { HOME: folder.path };
  const { stdout, stderr } = await runToEnd('fish', ['--no-config', '-c', script], { cwd: folder.path, env });
  expect(stderr).toBe('');
  const found = stdout.split('==\n').slice(0, -1);
  const expected = COMPLETIONS.map(
    ([, [word = '']]) => expect.stringMatching(new RegExp(`^${word}(\t[^\n]+)?\n$`)) as string,
  );
  expect(found).toEqual(expected);
  expect(found[0]).toMatch(/^month\tShows a month/);
});

inShell('zsh')('zsh completes the same where a person types it', async () => {
  const file = await completionFile('zsh');
  const zsh = new RunningProcess('script', ['-qec', 'zsh -f -i', '/dev/null'], {
    cwd: folder.path,
    env: { HOME: folder.path, TERM: 'dumb' },
  });
  try {
    // Instead of bursar something that tells its arguments; the mark is put together, so that the echo of the line is none.
    zsh.child.stdin.write(
      `autoload -Uz compinit && compinit -u -D && . '${file}' && bursar() { print -- "<""$*"">" }; print -- "re""ady"\r`,
    );
    await until(() => zsh.stdout.includes('ready'));
    for (const [line, [word = '']] of COMPLETIONS) {
      const completed = `<${[...line.split(' ').slice(0, -1), word].join(' ')}>`;
      zsh.child.stdin.write(`bursar ${line}\t\r`);
      await until(() => zsh.stdout.includes(completed));
    }
    zsh.child.stdin.write('exit\r');
    await zsh.ended();
  } finally {
    await zsh.stop();
  }
});
