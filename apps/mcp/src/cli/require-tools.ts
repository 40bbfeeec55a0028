import { UsageError } from '../configuration/usage-error';
import type { Settings } from '../configuration/read-settings';
import type { Catalogue } from '../protocol/catalogue';
import { say } from '../language/say';

/** Throws a UsageError where a selection of tools leaves nothing to serve: a host would show an empty server. */
export async function requireTools(catalogue: Catalogue, { toolsets }: Pick<Settings, 'toolsets'>): Promise<void> {
  if (toolsets.length === 0 || (await catalogue.listTools()).length > 0) return;
  throw new UsageError(
    say('--toolset {toolsets} leaves no tool of these domains; name another, or leave it out', {
      toolsets: toolsets.join(','),
    }),
  );
}
