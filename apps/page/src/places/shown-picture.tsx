import {
  askFor,
  Busy,
  Failure,
  Waiting,
  WORDS,
  type Answered,
  type CallTool,
  type ToolInput,
  type View,
} from '@bursar/views/pictures';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

interface ShownPictureProps {
  readonly view: View;
  readonly tool: string;
  /** Which of its pictures is wanted, as the address says it. */
  readonly wanted: string;
  readonly inputOf: (wanted: string) => ToolInput;
  /** The same of a question that the picture itself asks. */
  readonly wantedOf: (input: ToolInput) => string;
  /** The picture has moved on by itself. */
  readonly onMoved: (wanted: string) => void;
  readonly callTool: CallTool;
}

interface State {
  readonly answered?: Answered;
  readonly turn: number;
  readonly isLoading: boolean;
  readonly failure?: string;
}

/** A view in the page: it shows what the address says, and the address follows where the view goes. */
export function ShownPicture({ view, tool, wanted, inputOf, wantedOf, onMoved, callTool }: ShownPictureProps) {
  const [{ answered, turn, isLoading, failure }, setState] = useState<State>({ turn: 0, isLoading: true });
  const [attempt, setAttempt] = useState(0);
  const at = useRef<string | undefined>(undefined);
  const moved = useRef(onMoved);
  moved.current = onMoved;

  useEffect(() => {
    if (at.current === wanted) return undefined;
    at.current = wanted;
    let isLatest = true;
    const input = inputOf(wanted);
    setState(({ failure: _, ...before }) => ({ ...before, isLoading: true }));
    askFor(callTool, tool, input).then(
      (answer) => {
        if (!isLatest || at.current !== wanted) return;
        setState((before) => ({ answered: { tool, input, answer }, turn: before.turn + 1, isLoading: false }));
      },
      (error: Error) => {
        if (!isLatest || at.current !== wanted) return;
        at.current = undefined;
        setState((before) => ({ ...before, isLoading: false, failure: error.message }));
      },
    );
    return () => {
      isLatest = false;
    };
  }, [wanted, attempt, tool, callTool]);

  const callAndFollow = useMemo<CallTool>(
    () => (called, input) => {
      if (called === tool) {
        at.current = wantedOf(input);
        moved.current(at.current);
      }
      return callTool(called, input);
    },
    [callTool, tool],
  );

  const words = WORDS[view.locale];
  return (
    <div lang={view.locale}>
      {failure !== undefined && (
        <div class="view not-shown">
          <Failure
            title={words.failed}
            text={failure}
            retry={{ label: words.tryAgain, act: () => setAttempt(attempt + 1) }}
          />
        </div>
      )}
      {answered === undefined ? (
        isLoading && (
          <div class="view">
            <Waiting label={words.loading} />
          </div>
        )
      ) : (
        <Busy isBusy={isLoading}>
          <view.Picture key={turn} shown={answered} callTool={callAndFollow} />
        </Busy>
      )}
    </div>
  );
}
