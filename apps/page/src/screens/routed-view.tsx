import {
  Busy,
  callToolOrThrow,
  Failure,
  Loading,
  MESSAGES,
  type CallTool,
  type CompletedCall,
  type ShownTool,
  type ToolInput,
  type View,
} from '@bursar/views/html-views';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

interface RoutedViewProps<Tool extends ShownTool> {
  readonly view: View<Tool>;
  readonly tool: Tool;
  /** The segment of the route that says what to show. */
  readonly segment: string;
  readonly inputOf: (segment: string) => ToolInput;
  /** The segment for a call that the view itself makes. */
  readonly segmentOf: (input: ToolInput) => string;
  /** Called when the view moves on to another segment. */
  readonly onNavigate: (segment: string) => void;
  readonly callTool: CallTool;
}

interface State<Tool extends ShownTool> {
  readonly call?: CompletedCall<Tool>;
  /** Counts the calls made for a route; each starts the view afresh. */
  readonly count: number;
  readonly isLoading: boolean;
  readonly failure?: string;
}

/** A view in the page: it shows what the route says, and the route follows the calls that the view makes. */
export function RoutedView<Tool extends ShownTool>(props: RoutedViewProps<Tool>) {
  const { view, tool, segment, inputOf, segmentOf, onNavigate, callTool } = props;
  const [{ call, count, isLoading, failure }, setState] = useState<State<Tool>>({ count: 0, isLoading: true });
  const [attempt, setAttempt] = useState(0);
  const current = useRef<string | undefined>(undefined);
  const navigate = useRef(onNavigate);
  navigate.current = onNavigate;

  useEffect(() => {
    if (current.current === segment) return undefined;
    current.current = segment;
    let isLatest = true;
    setState(({ failure: _, ...before }) => ({ ...before, isLoading: true }));
    callToolOrThrow(callTool, tool, inputOf(segment)).then(
      (completed) => {
        if (!isLatest || current.current !== segment) return;
        setState((before) => ({ call: completed, count: before.count + 1, isLoading: false }));
      },
      (error: Error) => {
        if (!isLatest || current.current !== segment) return;
        current.current = undefined;
        setState((before) => ({ ...before, isLoading: false, failure: error.message }));
      },
    );
    return () => {
      isLatest = false;
    };
  }, [segment, attempt, tool, callTool]);

  const callAndNavigate = useMemo<CallTool>(
    () => (called, input) => {
      if (called === tool) {
        current.current = segmentOf(input);
        navigate.current(current.current);
      }
      return callTool(called, input);
    },
    [callTool, tool],
  );

  const messages = MESSAGES[view.locale];
  return (
    <div lang={view.locale}>
      {failure !== undefined && (
        <div class="view load-failure">
          <Failure
            title={messages.failed}
            text={failure}
            retry={{ label: messages.tryAgain, onClick: () => setAttempt(attempt + 1) }}
          />
        </div>
      )}
      {call === undefined ? (
        isLoading && (
          <div class="view">
            <Loading label={messages.loading} />
          </div>
        )
      ) : (
        <Busy isBusy={isLoading}>
          <view.Component key={count} initial={call} callTool={callAndNavigate} />
        </Busy>
      )}
    </div>
  );
}
