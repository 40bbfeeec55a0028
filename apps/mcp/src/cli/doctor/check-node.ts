import type { CheckResult } from './check-result';

/** Whether the manifest allows this version of Node; its range is always `>=MAJOR.MINOR`. */
export function checkNode(version: string, range: string): CheckResult {
  const [major = 0, minor = 0] = numbers(version);
  const [oldestMajor = 0, oldestMinor = 0] = numbers(range);
  const isNewEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  return isNewEnough
    ? { subject: 'node', state: 'ok', message: version }
    : {
        subject: 'node',
        state: 'error',
        message: `${version} is too old; install Node.js ${range.replace('>=', '')} or newer`,
      };
}

function numbers(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}
