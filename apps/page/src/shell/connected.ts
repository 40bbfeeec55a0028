import { failureText } from '@bursar/views/html-views';
import type { Language } from '@bursar/views/language';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { HouseholdSettings } from '../mcp/household-settings';
import { McpClient, type ListedTool } from '../mcp/mcp-client';
import { RequestError } from '../mcp/request-error';
import { storedKey } from './stored-key';

export type ListedTools = ReadonlyMap<string, ListedTool>;

export type Connection =
  | { readonly state: 'connecting' }
  | { readonly state: 'ready'; readonly tools: ListedTools }
  | { readonly state: 'key'; readonly isRejected: boolean }
  | { readonly state: 'failed'; readonly failure: string };

/**
 * Connects to the server: reads its tools and the settings of the household. `onSettings` gets them before the connection is
 * ready, so that nothing is shown in another language than theirs.
 */
export function useConnection(language: Language, onSettings: (settings: HouseholdSettings | undefined) => void) {
  const [connection, setConnection] = useState<Connection>({ state: 'connecting' });
  const current = useRef(language);
  current.current = language;
  const client = useMemo(
    () =>
      new McpClient(
        storedKey.read,
        (...request) => fetch(...request),
        () => current.current.t,
      ),
    [],
  );
  const requestKey = useCallback(() => {
    const isRejected = storedKey.read() !== undefined;
    storedKey.forget();
    setConnection({ state: 'key', isRejected });
  }, []);
  const connect = useCallback(async () => {
    setConnection({ state: 'connecting' });
    // Without a database there are no settings, and the rest can say so.
    const settings = client.settings().catch(() => undefined);
    try {
      const listed = await client.listTools();
      // Those of another household, whose key was used before, are not kept.
      onSettings(await settings);
      setConnection({ state: 'ready', tools: new Map(listed.map((tool) => [tool.name.replaceAll('.', '_'), tool])) });
    } catch (error) {
      if (isUnauthorized(error)) requestKey();
      else setConnection({ state: 'failed', failure: failureText(error, current.current) });
    }
  }, [client, onSettings, requestKey]);
  useEffect(() => void connect(), [connect]);
  return { client, connection, connect, requestKey };
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof RequestError && error.reason === 'unauthorized';
}
