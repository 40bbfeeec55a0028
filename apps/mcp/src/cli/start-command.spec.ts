import { VERSION } from '../version';

import { CommandFailure } from './command-failure';
import { startCommand } from './start-command';

describe('the command that hosts start', () => {
  it('is the package of this version once it is published, and refused before', () => {
    expect(startCommand(true, true)).toEqual({ command: 'npx', args: ['-y', `bursar@${VERSION}`, 'stdio'] });
    expect(() => startCommand(true, false)).toThrow(CommandFailure);
  });

  it('is this build unless the package is asked for', () => {
    for (const isPublished of [true, false]) {
      expect(startCommand(undefined, isPublished)).toEqual({
        command: process.execPath,
        args: [expect.stringMatching(/^\/.*jest/), 'stdio'],
      });
    }
  });
});
