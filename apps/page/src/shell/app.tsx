import { Failure, type CallTool } from '@bursar/views/html-views';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';

import { McpClient, type ListedTool } from '../mcp/mcp-client';
import { RequestError } from '../mcp/request-error';
import type { ScreenProps } from '../screens/screen';
import { SCREENS } from '../screens/screens';
import { KeyForm } from './key-form';
import { Navigation } from './navigation';
import { storedKey } from './stored-key';
import { useRoute } from './use-route';

type ListedTools = ReadonlyMap<string, ListedTool>;
type Connection =
  | { readonly state: 'connecting' }
  | { readonly state: 'ready'; readonly tools: ListedTools }
  | { readonly state: 'key'; readonly isRejected: boolean }
  | { readonly state: 'failed'; readonly failure: string };

/** The page: one screen for each tool it needs on the server, or a form for a key if the server asks for one. */
export function App() {
  const [connection, setConnection] = useState<Connection>({ state: 'connecting' });
  const client = useMemo(() => new McpClient(storedKey.read, (...request) => fetch(...request)), []);

  const requestKey = useCallback(() => {
    const isRejected = storedKey.read() !== undefined;
    storedKey.forget();
    setConnection({ state: 'key', isRejected });
  }, []);
  const connect = useCallback(() => {
    setConnection({ state: 'connecting' });
    client.listTools().then(
      (listed) =>
        setConnection({ state: 'ready', tools: new Map(listed.map((tool) => [tool.name.replaceAll('.', '_'), tool])) }),
      (error: Error) => {
        if (isUnauthorized(error)) requestKey();
        else setConnection({ state: 'failed', failure: error.message });
      },
    );
  }, [client, requestKey]);
  useEffect(connect, [connect]);

  switch (connection.state) {
    case 'connecting':
      return <Navigation screens={[]} current={undefined} />;
    case 'key':
      return (
        <>
          <Navigation screens={[]} current={undefined} />
          <KeyForm
            isRejected={connection.isRejected}
            onKey={(key) => {
              storedKey.write(key);
              connect();
            }}
          />
        </>
      );
    case 'failed':
      return (
        <>
          <Navigation screens={[]} current={undefined} />
          <main class="view">
            <h1>bursar cannot be reached</h1>
            <Failure
              title="Nothing can be shown."
              text={connection.failure}
              retry={{ label: 'Try again', onClick: connect }}
            />
          </main>
        </>
      );
    case 'ready':
      return <Screens tools={connection.tools} client={client} onUnauthorized={requestKey} />;
  }
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof RequestError && error.reason === 'unauthorized';
}

interface ScreensProps {
  readonly tools: ListedTools;
  readonly client: McpClient;
  readonly onUnauthorized: () => void;
}

function Screens({ tools, client, onUnauthorized }: ScreensProps) {
  const [[id, ...rest], navigate] = useRoute();
  const calls = useMemo(() => {
    const watched = async <Result,>(result: Promise<Result>): Promise<Result> => {
      try {
        return await result;
      } catch (error) {
        if (isUnauthorized(error)) onUnauthorized();
        throw error;
      }
    };
    const callTool: CallTool = (tool, input) => watched(client.callTool(tool, input));
    const callWithProgress: ScreenProps['callWithProgress'] = (tool, input, onProgress) =>
      watched(client.callTool(tool, input, onProgress));
    const document: ScreenProps['document'] = (path, input) => watched(client.document(path, input));
    return { callTool, callWithProgress, document };
  }, [client, onUnauthorized]);

  const screens = SCREENS.filter(({ requiredTool }) => tools.has(requiredTool));
  const screen = screens.find((candidate) => candidate.id === id) ?? screens[0];
  useEffect(() => {
    document.title = screen === undefined ? 'bursar' : `${screen.label} · bursar`;
  }, [screen]);
  const navigateWithin = useCallback<ScreenProps['navigate']>(
    (within, options) => screen && navigate([screen.id, ...within], options),
    [navigate, screen],
  );
  return (
    <>
      <Navigation
        screens={screens}
        current={screen}
        {...(storedKey.read() !== undefined && { onForgetKey: forgetKey })}
      />
      <div id="content" tabIndex={-1}>
        {screen === undefined ? (
          <main class="view">
            <h1>Nothing to show</h1>
            <p class="quiet lead">This server offers none of the tools that this page can show.</p>
          </main>
        ) : (
          <screen.Content
            key={screen.id}
            rest={rest}
            navigate={navigateWithin}
            findTool={(name) => tools.get(name)}
            {...calls}
          />
        )}
      </div>
    </>
  );
}

/** Reloads the page, so that nothing loaded with the key stays on screen. */
function forgetKey(): void {
  storedKey.forget();
  location.reload();
}
