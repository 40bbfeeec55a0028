import { failureOfTexts } from '@bursar/acceptance';

import { runBursar, type StartOptions } from '../../../index';
import type { Client } from './system';

/** Whoever keeps the server, at a terminal: takes imports back. */
export function commandLine(args: readonly string[], options: StartOptions = {}): Client {
  return {
    name: 'command line',
    does: (tool) => tool === 'undo_import',
    send: async ({ input }) => {
      const { status, stdout, stderr } = await runBursar(['import', 'undo', String(input['id']), ...args], options);
      const [, removed, restored] = /^Removed (\d+) from \S+, restored (\d+).*\.\n$/.exec(stdout) ?? [];
      if (status === 0) return { structured: { removed: Number(removed), restored: Number(restored) } };
      const [, code = ''] = /^bursar: ([A-Z_]+): /.exec(stderr) ?? [];
      return { failure: failureOfTexts([`API error ${code}: ${stderr}`]) };
    },
  };
}
