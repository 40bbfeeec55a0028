import { join } from 'node:path';

import { runToEnd, type Finished } from '../servers/run-command';
import { BURSAR, ROOT } from '../fixtures/workspace';

const INSPECTOR = join(ROOT, 'node_modules/.bin/mcp-inspector');

/** Runs the Inspector's command line against the server over stdio, or over HTTP when given its address. */
export function inspect(options: readonly string[], url?: URL): Promise<Finished> {
  const target = url === undefined ? [process.execPath, BURSAR, 'stdio'] : [url.href];
  return runToEnd(process.execPath, [INSPECTOR, '--cli', ...target, ...options]);
}

/** The same, for a request that succeeds: what the Inspector prints, read. */
export async function inspected(options: readonly string[], url?: URL): Promise<unknown> {
  const { status, stdout, stderr } = await inspect(options, url);
  if (status !== 0) throw new Error(`the Inspector ended with ${status}: ${stderr}`);
  return JSON.parse(stdout);
}
