import type { Toolset } from '@bursar/toolkit';

import { UsageError } from '../configuration/usage-error';
import type { Catalogue } from '../protocol/catalogue';
import { say } from '../language/say';

interface Selection {
  readonly toolsets: readonly Toolset[];
  readonly readOnly: boolean;
}

/** Throws a UsageError where a selection of tools leaves nothing to serve: a host would show an empty server. */
export async function requireTools(catalogue: Catalogue, { toolsets, readOnly }: Selection): Promise<void> {
  if (toolsets.length === 0 || (await catalogue.listTools()).length > 0) return;
  const names = { toolsets: toolsets.join(',') };
  throw new UsageError(
    readOnly
      ? say(
          '--toolset {toolsets} leaves no tool of these domains that only reads; name another, or leave --read-only out',
          names,
        )
      : say('--toolset {toolsets} leaves no tool of these domains; name another, or leave it out', names),
  );
}
