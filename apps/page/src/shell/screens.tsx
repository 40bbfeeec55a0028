import { useLanguage, type CallTool } from '@bursar/views/html-views';
import { useCallback, useEffect, useMemo } from 'preact/hooks';

import type { McpClient } from '../mcp/mcp-client';
import type { ScreenProps } from '../screens/screen';
import { SCREENS } from '../screens/screens';
import { settingsScreen } from '../screens/settings/settings-screen';
import { isUnauthorized, type ListedTools } from './connected';
import { Navigation } from './navigation';
import { storedKey } from './stored-key';
import { useRoute } from './use-route';

interface ScreensProps {
  readonly tools: ListedTools;
  readonly client: McpClient;
  readonly onUnauthorized: () => void;
}

/** The navigation and the screen that the address names; the first one if it names none. */
export function Screens({ tools, client, onUnauthorized }: ScreensProps) {
  const { t } = useLanguage();
  const [[id, ...rest], navigate] = useRoute();
  const calls = useWatchedCalls(client, onUnauthorized);
  const offered = SCREENS.filter(
    ({ requiredTool, otherTool = '' }) => requiredTool === undefined || tools.has(requiredTool) || tools.has(otherTool),
  );
  const screen = offered.find((candidate) => candidate.id === id) ?? offered[0];
  // The settings alone are no reason to open the page.
  const isNothing = screen === settingsScreen && id !== settingsScreen.id;
  useEffect(() => {
    document.title = screen === undefined || isNothing ? 'bursar' : t('page.title', { screen: t(screen.label) });
  }, [screen, isNothing, t]);
  const findTool = useCallback<ScreenProps['findTool']>((name) => tools.get(name), [tools]);
  const navigateWithin = useCallback<ScreenProps['navigate']>(
    (within, options) => screen && navigate([screen.id, ...within], options),
    [navigate, screen],
  );
  return (
    <>
      <Navigation
        screens={offered}
        current={isNothing ? undefined : screen}
        {...(storedKey.read() !== undefined && { onForgetKey: forgetKey })}
      />
      <div id="content" tabIndex={-1}>
        {screen === undefined || isNothing ? (
          <main class="view">
            <h1>{t('page.nothing')}</h1>
            <p class="quiet lead">{t('page.nothingLead')}</p>
          </main>
        ) : (
          <screen.Content key={screen.id} rest={rest} navigate={navigateWithin} findTool={findTool} {...calls} />
        )}
      </div>
    </>
  );
}

/** The calls of a screen; one without a valid key asks for another. */
function useWatchedCalls(client: McpClient, onUnauthorized: () => void) {
  return useMemo(() => {
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
}

/** Reloads the page, so that nothing loaded with the key stays on screen. */
function forgetKey(): void {
  storedKey.forget();
  location.reload();
}
