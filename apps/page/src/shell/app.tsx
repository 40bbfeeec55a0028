import { Failure, type CallTool } from '@bursar/views/pictures';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';

import { Refused } from '../mcp/refused';
import { Server, type OfferedTool } from '../mcp/server';
import type { PlaceProps } from '../places/place';
import { PLACES } from '../places/places';
import { KeyForm } from './key-form';
import { keyStore } from './key-store';
import { Navigation } from './navigation';
import { useRoute } from './use-route';

type Offer = ReadonlyMap<string, OfferedTool>;
type Connection =
  | { readonly state: 'connecting' }
  | { readonly state: 'ready'; readonly offer: Offer }
  | { readonly state: 'key'; readonly isWrong: boolean }
  | { readonly state: 'failed'; readonly failure: string };

/** The page: what the server offers, place by place; a key where it wants one. */
export function App() {
  const [connection, setConnection] = useState<Connection>({ state: 'connecting' });
  const server = useMemo(() => new Server(keyStore.read, (...request) => fetch(...request)), []);

  const askForKey = useCallback(() => {
    const isWrong = keyStore.read() !== undefined;
    keyStore.forget();
    setConnection({ state: 'key', isWrong });
  }, []);
  const connect = useCallback(() => {
    setConnection({ state: 'connecting' });
    server.listTools().then(
      (tools) =>
        setConnection({ state: 'ready', offer: new Map(tools.map((tool) => [tool.name.replaceAll('.', '_'), tool])) }),
      (error: Error) => {
        if (isAboutKey(error)) askForKey();
        else setConnection({ state: 'failed', failure: error.message });
      },
    );
  }, [server, askForKey]);
  useEffect(connect, [connect]);

  switch (connection.state) {
    case 'connecting':
      return <Navigation places={[]} current={undefined} />;
    case 'key':
      return (
        <>
          <Navigation places={[]} current={undefined} />
          <KeyForm
            isWrong={connection.isWrong}
            onKey={(key) => {
              keyStore.write(key);
              connect();
            }}
          />
        </>
      );
    case 'failed':
      return (
        <>
          <Navigation places={[]} current={undefined} />
          <main class="view">
            <h1>bursar cannot be reached</h1>
            <Failure
              title="Nothing can be shown."
              text={connection.failure}
              retry={{ label: 'Try again', act: connect }}
            />
          </main>
        </>
      );
    case 'ready':
      return <Places offer={connection.offer} server={server} onKeyRefused={askForKey} />;
  }
}

function isAboutKey(error: unknown): boolean {
  return error instanceof Refused && error.reason === 'key';
}

interface PlacesProps {
  readonly offer: Offer;
  readonly server: Server;
  readonly onKeyRefused: () => void;
}

function Places({ offer, server, onKeyRefused }: PlacesProps) {
  const [[asked, ...rest], go] = useRoute();
  const calls = useMemo(() => {
    const watched = async <Answer,>(answer: Promise<Answer>): Promise<Answer> => {
      try {
        return await answer;
      } catch (error) {
        if (isAboutKey(error)) onKeyRefused();
        throw error;
      }
    };
    const callTool: CallTool = (tool, input) => watched(server.callTool(tool, input));
    const callWithSteps: PlaceProps['callWithSteps'] = (tool, input, onStep) =>
      watched(server.callTool(tool, input, onStep));
    const document: PlaceProps['document'] = (path, input) => watched(server.document(path, input));
    return { callTool, callWithSteps, document };
  }, [server, onKeyRefused]);

  const places = PLACES.filter(({ needs }) => offer.has(needs));
  const place = places.find(({ id }) => id === asked) ?? places[0];
  useEffect(() => {
    document.title = place === undefined ? 'bursar' : `${place.label} · bursar`;
  }, [place]);
  const goWithin = useCallback<PlaceProps['go']>((within, how) => place && go([place.id, ...within], how), [go, place]);
  return (
    <>
      <Navigation
        places={places}
        current={place}
        {...(keyStore.read() !== undefined && { onForget: onKeyForgotten })}
      />
      <div id="content" tabIndex={-1}>
        {place === undefined ? (
          <main class="view">
            <h1>Nothing to show</h1>
            <p class="quiet lead">This server offers none of the tools that the page has a place for.</p>
          </main>
        ) : (
          <place.Content key={place.id} rest={rest} go={goWithin} offered={(tool) => offer.get(tool)} {...calls} />
        )}
      </div>
    </>
  );
}

/** Everything that was shown is gone with it. */
function onKeyForgotten(): void {
  keyStore.forget();
  location.reload();
}
