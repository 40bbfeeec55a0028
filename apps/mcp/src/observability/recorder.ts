/** What is measured of the work of a server. Labels come from fixed sets: no owner, path, id or text of a caller. */
export interface Recorder {
  /** `route`: a pattern, or `unknown`. */
  request(facts: { readonly method: string; readonly route: string; readonly status: number }, seconds: number): void;
  /** `tool`: one that is served, or `unknown`; none where the method calls no tool. */
  operation(
    facts: { readonly method: string; readonly tool?: string; readonly errorType?: string },
    seconds: number,
  ): void;
}

interface MeasuredMethod {
  readonly method: string;
  readonly tool?: string;
}

const recorders = new Set<Recorder>();

/** From now on this recorder is told of everything. */
export function addRecorder(recorder: Recorder): void {
  recorders.add(recorder);
}

/** Measures an MCP method, whether it answers or throws. `outcomeOf` says what kind of failure an answer is, if it is one. */
export function measured<Result>(
  facts: MeasuredMethod,
  work: () => Promise<Result>,
  outcomeOf: (result: Result) => string | undefined = () => undefined,
): Promise<Result> {
  return recorders.size === 0 ? work() : recorded(facts, work, outcomeOf);
}

async function recorded<Result>(
  facts: MeasuredMethod,
  work: () => Promise<Result>,
  outcomeOf: (result: Result) => string | undefined,
): Promise<Result> {
  const start = performance.now();
  let errorType: string | undefined = 'error';
  try {
    const result = await work();
    errorType = outcomeOf(result);
    return result;
  } finally {
    const seconds = (performance.now() - start) / 1000;
    const outcome = errorType === undefined ? facts : { ...facts, errorType };
    for (const recorder of recorders) recorder.operation(outcome, seconds);
  }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Measures a request to the HTTP server. */
export function recordRequest(method: string, route: string, status: number, seconds: number): void {
  const known = METHODS.includes(method) ? method : '_OTHER';
  for (const recorder of recorders) recorder.request({ method: known, route, status }, seconds);
}

/** Whether anybody measures. */
export function isMeasured(): boolean {
  return recorders.size > 0;
}
