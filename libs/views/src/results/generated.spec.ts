import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');

it('the generated files match the published output schemas; if not, run "npx nx run views:results"', () => {
  const folder = mkdtempSync(join(tmpdir(), 'view-results-'));
  try {
    execFileSync(process.execPath, ['tools/generate-view-results.mjs', folder], { cwd: ROOT });
    expect(filesIn(join(__dirname, 'generated'))).toEqual(filesIn(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function filesIn(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
