import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const ROOT = join(__dirname, '../../..');
const RULES = [
  'package.json',
  'nx.json',
  'eslint.config.mjs',
  '.oxlintrc.json',
  'tsconfig.base.json',
  'tools/workspace-rules/rooms.mjs',
];
const TSCONFIG = { compilerOptions: { strict: true, types: [] }, include: ['src/**/*.ts'] };

/** A project of a scratch workspace: where it lies, its tags, and the texts of its files by their path in `src`. */
export interface ScratchProject {
  readonly root: string;
  readonly tags: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

export interface Outcome {
  readonly status: number;
  readonly output: string;
}

/** A workspace in a temporary folder with this workspace's rules and other projects. */
export function createScratchWorkspace(projects: Readonly<Record<string, ScratchProject>>) {
  const folder = mkdtempSync(join(tmpdir(), 'bursar-workspace-'));
  for (const file of RULES) cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const paths: Record<string, string[]> = {};
  for (const [name, { root, tags, files }] of Object.entries(projects)) {
    write(join(folder, root, 'project.json'), JSON.stringify({ name, tags, targets: { lint: {} } }));
    write(join(folder, root, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    for (const [path, text] of Object.entries(files)) write(join(folder, root, 'src', path), text);
    paths[`@bursar/${name}`] = [`./${root}/src/index.ts`];
  }
  writeFileSync(join(folder, 'tsconfig.base.json'), JSON.stringify({ compilerOptions: { paths } }));
  return {
    /** Lints all projects as Nx does, each by itself. */
    lint: () => run(folder, 'nx/dist/bin/nx.js', ['run-many', '-t', 'lint', '--output-style=static']),
    /** Runs ESLint on a file or folder. */
    eslint: (path = '.') => run(folder, 'eslint/bin/eslint.js', [path]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The files in which lint found a violation of a rule: ESLint lists a path, then its problems. */
export function filesThatViolate(rule: string, { output }: Outcome): string[] {
  const blocks = output.split('\n\n').filter((block) => block.includes(rule));
  return blocks.map((block) => /(?:apps|libs)\/\S+\.ts/.exec(block)?.[0] ?? block).sort();
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** What Nx tells a task about itself must not reach the commands of another workspace. */
function environment(folder: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('NX_'));
  return {
    ...Object.fromEntries(own),
    NX_DAEMON: 'false',
    NX_SKIP_NX_CACHE: 'true',
    NX_WORKSPACE_ROOT_PATH: folder,
  };
}

function run(folder: string, program: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const words = [join(folder, 'node_modules', program), ...args];
    execFile(process.execPath, words, { cwd: folder, env: environment(folder) }, (error, stdout, stderr) => {
      resolve({
        status: typeof error?.code === 'number' ? error.code : error ? 1 : 0,
        output: stripVTControlCharacters(stdout + stderr),
      });
    });
  });
}
