import {
  Busy,
  callToolOrThrow,
  Failure,
  Loading,
  useLanguage,
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
  /** Whether the server lists the tool as one that changes nothing. */
  readonly isReadOnly?: boolean;
  /** Grows when something was stored: the same is loaded again. */
  readonly version?: number;
}

interface State<Tool extends ShownTool> {
  readonly call?: CompletedCall<Tool>;
  /** Counts the calls made for a route; each starts the view afresh, but for another version of the same. */
  readonly count: number;
  readonly isLoading: boolean;
  readonly failure?: string;
}

/** A view in the page: it shows what the route says, and the route follows the calls that the view makes. */
export function RoutedView<Tool extends ShownTool>(props: RoutedViewProps<Tool>) {
  const { view, tool, segment, inputOf, segmentOf, onNavigate, callTool, isReadOnly = false, version = 0 } = props;
  const language = useLanguage();
  const { t } = language;
  const [{ call, count, isLoading, failure }, setState] = useState<State<Tool>>({ count: 0, isLoading: true });
  const [attempt, setAttempt] = useState(0);
  const current = useRef<string | undefined>(undefined);
  const loadedVersion = useRef(version);
  // A load goes on when the effect runs again without another one.
  const latest = useRef(0);
  const navigate = useRef(onNavigate);
  navigate.current = onNavigate;
  // Only a failure is put into words: what is under way goes on in whatever language the page is when it comes.
  const words = useRef(language);
  words.current = language;

  useEffect(() => {
    const isReload = current.current === segment;
    if (isReload && loadedVersion.current === version) {
      // The view loads it itself; what was loading before is given up.
      setState((before) => (before.call !== undefined && before.isLoading ? { ...before, isLoading: false } : before));
      return undefined;
    }
    current.current = segment;
    loadedVersion.current = version;
    const number = ++latest.current;
    setState(({ failure: _, ...before }) => ({ ...before, isLoading: true }));
    callToolOrThrow(words.current, callTool, tool, inputOf(segment)).then(
      (completed) => {
        if (number !== latest.current || current.current !== segment) return;
        setState((before) => ({ call: completed, count: before.count + (isReload ? 0 : 1), isLoading: false }));
      },
      (error: Error) => {
        if (number !== latest.current || current.current !== segment) return;
        current.current = undefined;
        setState((before) => ({ ...before, isLoading: false, failure: error.message }));
      },
    );
    return undefined;
  }, [segment, attempt, version, tool, callTool]);

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
  // Another address alone draws nothing again.
  const shown = useMemo(
    () =>
      call !== undefined && (
        <Busy isBusy={isLoading}>
          <view.Component key={count} initial={call} callTool={callAndNavigate} isReadOnly={isReadOnly} />
        </Busy>
      ),
    [view, call, count, isLoading, callAndNavigate, isReadOnly],
  );

  return (
    <>
      {failure !== undefined && (
        <div class="view load-failure">
          <Failure
            title={t('common.failed')}
            text={failure}
            retry={{ label: t('common.tryAgain'), onClick: () => setAttempt(attempt + 1) }}
          />
        </div>
      )}
      {shown ||
        (isLoading && (
          <div class="view">
            <Loading label={t('common.loading')} />
          </div>
        ))}
    </>
  );
}
