import type { DataDirectory } from './data-directory';
import { runBursar } from './run-command';

/** Makes a key as whoever keeps the server does: with the command line, while servers run. */
export async function createKey(data: DataDirectory, owner: string, name = 'tests'): Promise<string> {
  const made = await runBursar(['key', 'create', '--owner', owner, '--name', name, ...data.args]);
  if (made.status !== 0) throw new Error(made.stderr);
  return made.stdout.trim();
}

/** What a request with a key carries. */
export function shown(key: string): { readonly 'x-mcp-api-key': string } {
  return { 'x-mcp-api-key': key };
}

/** The part of a key that lists and logs may hold. */
export function idOf(key: string): string {
  return key.split('_')[1] ?? '';
}

/** For servers whose limits are not what a test is about. */
export const UNLIMITED = { PLANIFI_RATE_LIMIT_PER_MINUTE: '0' } as const;
