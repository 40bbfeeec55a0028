import { failureOfTexts } from '@bursar/acceptance';

import { runBursar, type StartOptions } from '../../../index';
import type { Client } from './system';

/** Whoever keeps the server, at a terminal: takes imports back. */
export function commandLine(args: readonly string[], options: StartOptions = {}): Client {
  return {
    name: 'command line',
    does: (tool) => tool === 'undo_import',
    send: async ({ input }) => {
      const undo = ['import', 'undo', String(input['id']), '--json', ...args];
      const { status, stdout, stderr } = await runBursar(undo, options);
      if (status !== 0) return { failure: failureOfTexts([stderr]) };
      const { removed, restored } = JSON.parse(stdout) as Readonly<Record<string, unknown>>;
      return { structured: { removed, restored } };
    },
  };
}
