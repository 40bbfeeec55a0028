// Adds up what jest wrote for each project and closes with the line that CI reads: "N passed, N failed".
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

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

// At the end, because the beginning of a long log is often cut off.
const FIRST_LINES = 8;
const FIRST_FAILURES = 3;
const plain = (text) =>
  text
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .slice(0, FIRST_LINES)
    .join('\n    ');
for (const { project, testResults } of results) {
  for (const { name, message, assertionResults } of testResults) {
    const failures = assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of failures.slice(0, FIRST_FAILURES)) {
      console.log(`FAILED ${project}: ${relative('.', name)} › ${fullName}\n    ${plain(failureMessages.join('\n'))}`);
    }
    const others = failures.length - FIRST_FAILURES;
    if (others > 0) console.log(`FAILED ${project}: ${relative('.', name)}: ${others} more`);
    // A file that did not load has no tests; one whose hooks failed or that threw afterwards has passed ones only.
    if (failures.length === 0 && message) {
      console.log(`FAILED ${project}: ${relative('.', name)}\n    ${plain(message)}`);
    }
  }
}

// A suite that did not even load has no tests to count; it is a failure all the same.
const broken = results.filter(({ numRuntimeErrorTestSuites }) => numRuntimeErrorTestSuites > 0).length;
const failed = results.length === 0 ? 1 : sum('numFailedTests') + broken;
console.log(`${sum('numPassedTests')} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
