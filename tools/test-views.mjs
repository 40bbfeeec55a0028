// Shows every view in a host, in a browser: node tools/test-views.mjs. Where there is no Chromium it says so and leaves it.
// With --which it only tells the Chromium.
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The Chromium of this machine, from `BURSAR_TEST_CHROMIUM` or the PATH. */
function findChromium() {
  const named = process.env.BURSAR_TEST_CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...(named === undefined ? [] : [named]), ...places].find(isProgram);
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
if (process.argv.includes('--which')) {
  console.log(chromium ?? 'none');
} else if (chromium === undefined) {
  console.log(
    'No Chromium on this machine: the views were not shown in a browser. "apt-get install chromium" brings one.',
  );
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
