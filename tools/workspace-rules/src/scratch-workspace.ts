import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const RULES = ['package.json', 'nx.json', 'eslint.config.mjs', 'tsconfig.base.json'];

/** A project of a scratch workspace: where it lies, its tags, and the text of its `src/index.ts`. */
export interface ScratchProject {
  readonly root: string;
  readonly tags: readonly string[];
  readonly source: string;
}

/** A workspace with this one's rules and other projects in it, in a temporary folder. */
export function createScratchWorkspace(projects: Readonly<Record<string, ScratchProject>>) {
  const folder = mkdtempSync(join(tmpdir(), 'bursar-workspace-'));
  for (const file of RULES) cpSync(join(ROOT, file), join(folder, file));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const paths: Record<string, string[]> = {};
  for (const [name, { root, tags, source }] of Object.entries(projects)) {
    write(join(folder, root, 'project.json'), JSON.stringify({ name, tags, targets: { lint: {} } }));
    write(join(folder, root, 'src/index.ts'), source);
    paths[`@bursar/${name}`] = [`./${root}/src/index.ts`];
  }
  writeFileSync(join(folder, 'tsconfig.base.json'), JSON.stringify({ compilerOptions: { paths } }));
  return {
    /** Lints one project as everybody does; gives the exit status and all that was printed. */
    lint: (name: string) => run(folder, ['run', `${name}:lint`, '--output-style=static']),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function run(folder: string, args: readonly string[]): Promise<{ readonly status: number; readonly output: string }> {
  const environment = { ...process.env, NX_DAEMON: 'false', NX_SKIP_NX_CACHE: 'true', NX_WORKSPACE_ROOT_PATH: folder };
  return new Promise((resolve) => {
    const nx = join(folder, 'node_modules/nx/dist/bin/nx.js');
    execFile(process.execPath, [nx, ...args], { cwd: folder, env: environment }, (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output: stdout + stderr });
    });
  });
}
