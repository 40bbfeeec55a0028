import '../styles/base.css';

import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { failureText } from '../contract/failure-text';
import type { Answered, ToolAnswer, ToolInput } from '../contract/tool-call';
import type { View } from '../contract/view';
import { Failure } from '../parts/failure';
import { Waiting } from '../parts/waiting';
import { WORDS } from '../words/words';
import { connectToHost, type HostConnection } from './host-connection';
import { wearLookOf } from './host-look';

/** Shows a view in the frame of a host that speaks MCP Apps. */
export function showInHost(name: string, view: View): void {
  const root = document.documentElement;
  root.lang = view.locale;
  const place = document.getElementById('view');
  if (place !== null) render(<Shell name={name} view={view} />, place);
}

type Told = { readonly answered: Answered; readonly turn: number } | 'waiting' | 'cancelled';

function Shell({ name, view }: { readonly name: string; readonly view: View }) {
  const [told, setTold] = useState<Told>('waiting');
  const [connection, setConnection] = useState<HostConnection>();
  const [canAsk, setCanAsk] = useState(true);
  useEffect(() => {
    let tool = view.tools[0];
    let input: ToolInput = {};
    let turn = 0;
    const opened = connectToHost(window.parent, name, {
      onCapabilities: ({ serverTools }) => setCanAsk(serverTools !== undefined),
      onContext: (context) => {
        wearLookOf(context, document.documentElement);
        const called = context.toolInfo?.tool.name;
        if (called !== undefined && view.tools.includes(called)) tool = called;
      },
      onInput: (told) => (input = told),
      onAnswer: (answer: ToolAnswer) => setTold({ answered: { tool, input, answer }, turn: ++turn }),
      onCancelled: () => setTold('cancelled'),
    });
    setConnection(opened);
    const size = new ResizeObserver(() => {
      opened.sendSize({ height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
    });
    size.observe(document.documentElement);
    return () => size.disconnect();
  }, [name, view]);

  const words = WORDS[view.locale];
  if (told === 'cancelled') return <Refused title={words.cancelled} text="" />;
  if (told === 'waiting' || connection === undefined) {
    return (
      <main class="view">
        <Waiting label={words.waiting} />
      </main>
    );
  }
  const { answered, turn } = told;
  if (answered.answer.isError === true) return <Refused title={words.failed} text={failureText(answered.answer)} />;
  return <view.Picture key={turn} shown={answered} callTool={connection.callTool} canAsk={canAsk} />;
}

/** Where there is no picture at all. */
function Refused({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <main class="view">
      <Failure title={title} text={text} isAlone />
    </main>
  );
}
