/** Waits so many milliseconds; rejects when the signal is aborted. */
export type Pause = (milliseconds: number, signal: AbortSignal | undefined) => Promise<unknown>;
