import type { Finding } from './check-result';

/** Whether this Node is one that the manifest allows; its range is always `>=MAJOR.MINOR`. */
export function checkNode(version: string, range: string): Finding {
  const [major = 0, minor = 0] = numbers(version);
  const [oldestMajor = 0, oldestMinor = 0] = numbers(range);
  const isNewEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  return isNewEnough
    ? { about: 'node', state: 'well', says: version }
    : {
        about: 'node',
        state: 'wrong',
        says: `${version} is too old; install Node.js ${range.replace('>=', '')} or newer`,
      };
}

function numbers(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}
