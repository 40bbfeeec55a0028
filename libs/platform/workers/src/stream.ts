import type { Outcome } from './job';

/** The consumer's hold on a running stream. */
interface RunningStream {
  more(): void;
  stop(): void;
}

/** The items of a job as an iterable; the job is submitted when the first item is asked for. */
export async function* streamOf<Item>(
  submit: (onOutcome: (outcome: Outcome) => void) => RunningStream,
): AsyncGenerator<Item, void> {
  const outcomes: Outcome[] = [];
  let wake: (() => void) | undefined;
  const stream = submit((outcome) => {
    outcomes.push(outcome);
    wake?.();
  });
  try {
    for (;;) {
      const outcome = outcomes.shift();
      if (outcome === undefined) await new Promise<void>((resolve) => (wake = resolve));
      else if (outcome.kind === 'done') return;
      else if (outcome.kind === 'failed') throw outcome.error;
      else {
        yield outcome.item as Awaited<Item>;
        stream.more();
      }
    }
  } finally {
    stream.stop();
  }
}
