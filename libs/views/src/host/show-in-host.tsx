import '../styles/views.css';

import { render } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';

import { Failure } from '../components/failure';
import { Loading } from '../components/loading';
import { createLanguage } from '../language/language';
import { LanguageProvider, useLanguage } from '../language/language-context';
import { languageInForce } from '../language/language-in-force';
import { hasExpectedResult } from '../results/result-of';
import type { ShownTool } from '../results/shown-tool';
import { refusalIn, refusalText } from '../tools/refusal';
import type { CallToolResult, CompletedCall, ToolInput } from '../tools/tool-call';
import type { View } from '../view';
import { connectToHost, type HostConnection } from './host-connection';
import { applyHostTheme } from './host-theme';

/** Shows a view in the frame of a host that supports MCP Apps, in the host's language. */
export function showInHost<Tool extends ShownTool>(name: string, view: View<Tool>): void {
  const container = document.getElementById('view');
  if (container !== null) render(<HostedView name={name} view={view} />, container);
}

/** What the host has sent. Calls are numbered: each new one starts the view afresh. */
type Received<Tool extends ShownTool> =
  | { readonly call: CompletedCall<Tool>; readonly number: number }
  | 'waiting'
  | 'cancelled';

interface HostedViewProps<Tool extends ShownTool> {
  readonly name: string;
  readonly view: View<Tool>;
}

function HostedView<Tool extends ShownTool>({ name, view }: HostedViewProps<Tool>) {
  const [received, setReceived] = useState<Received<Tool>>('waiting');
  const [connection, setConnection] = useState<HostConnection>();
  const [canCallTools, setCanCallTools] = useState(true);
  const [locale, setLocale] = useState<string>();
  const [isReadOnly, setIsReadOnly] = useState(false);
  useEffect(() => {
    let [tool] = view.tools;
    let input: ToolInput = {};
    let number = 0;
    const opened = connectToHost(window.parent, name, {
      onCapabilities: ({ serverTools }) => setCanCallTools(serverTools !== undefined),
      onContext: (context) => {
        applyHostTheme(context, document.documentElement);
        if (context.locale !== undefined) setLocale(context.locale);
        const called = context.toolInfo?.tool;
        tool = view.tools.find((shown) => shown === called?.name) ?? tool;
        // A later context has only what changed.
        if (called !== undefined) setIsReadOnly(called.annotations?.readOnlyHint === true);
      },
      onInput: (sent) => (input = sent),
      onResult: (result: CallToolResult) => setReceived({ call: { tool, input, result }, number: ++number }),
      onCancelled: () => setReceived('cancelled'),
    });
    setConnection(opened);
    const size = new ResizeObserver(() => {
      opened.sendSize({ height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
    });
    size.observe(document.documentElement);
    return () => size.disconnect();
  }, [name, view]);

  const language = useMemo(
    () => createLanguage(languageInForce({ candidates: locale === undefined ? [] : [locale] })),
    [locale],
  );
  useLayoutEffect(() => {
    document.documentElement.lang = language.locale;
  }, [language]);
  return (
    <LanguageProvider value={language}>
      {typeof received === 'string' || connection === undefined ? (
        <Unfinished isCancelled={received === 'cancelled'} />
      ) : (
        <Shown view={view} {...received} connection={connection} canCallTools={canCallTools} isReadOnly={isReadOnly} />
      )}
    </LanguageProvider>
  );
}

function Unfinished({ isCancelled }: { readonly isCancelled: boolean }) {
  const { t } = useLanguage();
  if (isCancelled) return <FailureOnly title={t('common.cancelled')} text="" />;
  return (
    <main class="view">
      <Loading label={t('common.waiting')} />
    </main>
  );
}

interface ShownProps<Tool extends ShownTool> {
  readonly view: View<Tool>;
  readonly call: CompletedCall<Tool>;
  readonly number: number;
  readonly connection: HostConnection;
  readonly canCallTools: boolean;
  readonly isReadOnly: boolean;
}

function Shown<Tool extends ShownTool>({ view, call, number, connection, canCallTools, isReadOnly }: ShownProps<Tool>) {
  const language = useLanguage();
  const failed = language.t('common.failed');
  if (call.result.isError === true) {
    return <FailureOnly title={failed} text={refusalText(refusalIn(call.result), language)} />;
  }
  if (!hasExpectedResult(call)) return <FailureOnly title={failed} text="" />;
  return (
    <view.Component
      key={number}
      initial={call}
      callTool={connection.callTool}
      canCallTools={canCallTools}
      isReadOnly={isReadOnly}
    />
  );
}

/** Shown in place of the view. */
function FailureOnly({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <main class="view">
      <Failure title={title} text={text} isAlone />
    </main>
  );
}
