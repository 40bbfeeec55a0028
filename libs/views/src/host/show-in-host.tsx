import '../styles/views.css';

import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { Failure } from '../components/failure';
import { Loading } from '../components/loading';
import { MESSAGES } from '../messages/messages';
import { hasExpectedResult } from '../results/result-of';
import type { ShownTool } from '../results/shown-tool';
import { errorText } from '../tools/error-text';
import type { CallToolResult, CompletedCall, ToolInput } from '../tools/tool-call';
import type { View } from '../view';
import { connectToHost, type HostConnection } from './host-connection';
import { applyHostTheme } from './host-theme';

/** Shows a view in the frame of a host that supports MCP Apps. */
export function showInHost<Tool extends ShownTool>(name: string, view: View<Tool>): void {
  const root = document.documentElement;
  root.lang = view.locale;
  const container = document.getElementById('view');
  if (container !== null) render(<HostedView name={name} view={view} />, container);
}

/** What the host has sent. Calls are numbered: each new one starts the view afresh. */
type Received<Tool extends ShownTool> =
  { readonly call: CompletedCall<Tool>; readonly number: number } | 'waiting' | 'cancelled';

interface HostedViewProps<Tool extends ShownTool> {
  readonly name: string;
  readonly view: View<Tool>;
}

function HostedView<Tool extends ShownTool>({ name, view }: HostedViewProps<Tool>) {
  const [received, setReceived] = useState<Received<Tool>>('waiting');
  const [connection, setConnection] = useState<HostConnection>();
  const [canCallTools, setCanCallTools] = useState(true);
  useEffect(() => {
    let [tool] = view.tools;
    let input: ToolInput = {};
    let number = 0;
    const opened = connectToHost(window.parent, name, {
      onCapabilities: ({ serverTools }) => setCanCallTools(serverTools !== undefined),
      onContext: (context) => {
        applyHostTheme(context, document.documentElement);
        const called = context.toolInfo?.tool.name;
        tool = view.tools.find((shown) => shown === called) ?? tool;
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

  const messages = MESSAGES[view.locale];
  if (received === 'cancelled') return <FailureOnly title={messages.cancelled} text="" />;
  if (received === 'waiting' || connection === undefined) {
    return (
      <main class="view">
        <Loading label={messages.waiting} />
      </main>
    );
  }
  const { call, number } = received;
  if (call.result.isError === true) return <FailureOnly title={messages.failed} text={errorText(call.result)} />;
  if (!hasExpectedResult(call)) return <FailureOnly title={messages.failed} text="" />;
  return <view.Component key={number} initial={call} callTool={connection.callTool} canCallTools={canCallTools} />;
}

/** Shown in place of the view. */
function FailureOnly({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <main class="view">
      <Failure title={title} text={text} isAlone />
    </main>
  );
}
