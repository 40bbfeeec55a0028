// Adds up what jest wrote for each project and closes with the line that CI reads: "N passed, N failed".
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'dist/test-results';
// Nothing there: the run ended before its first test.
const results = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => ({ project: file.replace('.json', ''), ...JSON.parse(readFileSync(join(folder, file), 'utf8')) }));

const sum = (field) => results.reduce((total, result) => total + result[field], 0);

for (const { project, numPassedTests, numFailedTests } of results) {
  console.log(`${project}: ${numPassedTests} passed, ${numFailedTests} failed`);
}
// A suite that did not even load has no tests to count; it is a failure all the same.
const broken = results.filter(({ numRuntimeErrorTestSuites }) => numRuntimeErrorTestSuites > 0).length;
const failed = results.length === 0 ? 1 : sum('numFailedTests') + broken;
console.log(`${sum('numPassedTests')} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
