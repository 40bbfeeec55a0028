import { DatabaseUnavailable } from './database-unavailable';
import type { DatabaseServer, ServerTarget } from './database-server';

/** A PostgreSQL that runs independently of this application. */
export class ExternalServer implements DatabaseServer {
  readonly isManaged = false;

  constructor(private readonly url: string) {}

  async target(): Promise<ServerTarget> {
    if (!isDatabaseUrl(this.url)) throw new DatabaseUnavailable('bad-url');
    return { url: this.url };
  }

  async release(): Promise<void> {
    // It is not managed here.
  }
}

function isDatabaseUrl(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(text);
    return /^postgres(ql)?:$/.test(protocol) && hostname !== '';
  } catch {
    return false;
  }
}
