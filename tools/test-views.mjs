// Runs the browser tests of the views and the page: node tools/test-views.mjs. Without Chromium it fails in CI; elsewhere it prints
// how to install it and skips the tests. With --which it only prints what the outcome depends on, for the cache of Nx.
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first is Debian's Chromium without a window: tests take two thirds of the time in it. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The path of Chromium, from `BURSAR_TEST_CHROMIUM` or the PATH. */
function findChromium() {
  const named = process.env.BURSAR_TEST_CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...(named === undefined ? [] : [named]), ...candidates].find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const chromium = findChromium();
const isRequired = Boolean(process.env.CI);
if (process.argv.includes('--which')) {
  console.log(chromium ?? (isRequired ? 'missing' : 'none'));
} else if (chromium === undefined) {
  console.error(
    'Chromium is not installed, so the browser tests of the views and the page did not run. Install it with "apt-get install chromium-headless-shell".',
  );
  if (isRequired) process.exitCode = 1;
} else {
  const jest = join('node_modules', 'jest', 'bin', 'jest.js');
  const output = 'dist/test-results/mcp-e2e-views.json';
  const args = ['-c', 'apps/mcp-e2e/jest.views.config.cjs', '--json', `--outputFile=${output}`];
  const child = spawn(process.execPath, [jest, ...args], {
    env: { ...process.env, BURSAR_TEST_CHROMIUM: chromium },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.once('exit', (status) => (process.exitCode = status ?? 1));
}
