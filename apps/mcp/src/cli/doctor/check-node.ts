import type { CheckResult } from './check-result';
import { say } from '../../language/say';

/** Whether the manifest allows this version of Node; its range is always `>=MAJOR.MINOR`. */
export function checkNode(version: string, range: string): CheckResult {
  const [major = 0, minor = 0] = numbers(version);
  const [oldestMajor = 0, oldestMinor = 0] = numbers(range);
  const isNewEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  return isNewEnough
    ? { subject: say('node'), state: 'ok', message: version }
    : {
        subject: say('node'),
        state: 'error',
        message: say('{version} is too old; install Node.js {range} or newer', {
          version,
          range: range.replace('>=', ''),
        }),
      };
}

function numbers(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}
