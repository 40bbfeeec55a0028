// The seed of random tests: the same for the same sources, so that a change is judged by what it changes and a failure of CI
// comes again on every machine; another with each change, so that what is tried grows. BURSAR_TEST_SEED sets it.
const { execFileSync } = require('node:child_process');

const TRIED = ['apps', 'libs', 'tools', 'package-lock.json'];

function seedOfSources() {
  try {
    const trees = execFileSync('git', ['rev-parse', ...TRIED.map((path) => `HEAD:${path}`)], {
      cwd: __dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const digest = require('node:crypto').createHash('sha256').update(trees).digest();
    return digest.readUInt32BE(0) % 1_000_000;
  } catch {
    // Not a checkout.
    return Date.now() % 1_000_000;
  }
}

// Processes that this one starts inherit it.
process.env['BURSAR_TEST_SEED'] ??= String(seedOfSources());
