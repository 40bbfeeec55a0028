import type { CallContext } from './call-context';
import { noOpenFolders } from './open-folders';
import type { RestCall } from './rest-face';
import type { RestRoute } from './route';
import type { Tool, ToolLoader, ToolResult } from './tool';
import type { UseCase, UseCaseRoute } from './use-case';

/** A domain's use cases by name, in the order in which they are published; each is loaded when it is first needed. */
export type UseCaseIndex<Context> = Readonly<Record<string, () => Promise<UseCase<Context>>>>;

/** Opens what use cases work on for a caller. */
export type OpenContext<Context> = (call: CallContext) => Context | Promise<Context>;

/** The tools of use cases, not loaded yet. Calls share one loading of a use case; after a failure the next one tries again. */
export function toolLoaders<Context>(index: UseCaseIndex<Context>, open: OpenContext<Context>): readonly ToolLoader[] {
  return Object.entries(index).map(([name, load]) => {
    const loadOnce = loadedOnce(async () => toolOf(await load(), open));
    return { name, load: loadOnce };
  });
}

/** The REST routes of those use cases that have one, loaded all at once. */
export async function loadRoutes<Context>(
  index: UseCaseIndex<Context>,
  open: OpenContext<Context>,
): Promise<readonly RestRoute[]> {
  const useCases = await Promise.all(Object.values(index).map((load) => load()));
  return useCases.flatMap((useCase) => (useCase.route === undefined ? [] : [routeOf(useCase, useCase.route, open)]));
}

/** The tool of a use case. Throws when it has none. */
export function toolOf<Context>(useCase: UseCase<Context>, open: OpenContext<Context>): Tool {
  const { name, tool, input, output, effect } = useCase;
  if (tool === undefined) throw new Error(`the use case ${name} is no tool`);
  return {
    name,
    ...tool,
    input,
    ...(output && { output }),
    effect,
    run: async (given: never, call) => {
      useCase.check?.(given);
      const result = (await useCase.execute(await open(call), given, call)) as never;
      return toolResult(useCase, result, given, call);
    },
  };
}

async function toolResult<Context>(
  useCase: UseCase<Context>,
  result: never,
  input: never,
  call: CallContext,
): Promise<ToolResult> {
  const meta = useCase.meta?.(result);
  return {
    structured: useCase.structured ? useCase.structured(result, input, call) : result,
    ...(useCase.text && { text: await useCase.text(result, input) }),
    ...(useCase.json && { json: useCase.json(result) }),
    ...(meta && { meta }),
  };
}

/** The REST route of a use case. */
export function routeOf<Context>(
  useCase: UseCase<Context>,
  { operationId, request: schemas, toInput = mergeParts, respond = asBody, ...route }: UseCaseRoute,
  open: OpenContext<Context>,
): RestRoute {
  return {
    name: operationId,
    ...route,
    input: schemas,
    errors: useCase.errors ?? [],
    run: async (request: never, restCall) => {
      const call = callContextOf(restCall);
      const input = toInput(request) as never;
      useCase.check?.(input);
      return respond((await useCase.execute(await open(call), input, call)) as never);
    },
  };
}

function mergeParts({ params, query, body }: Partial<Record<'params' | 'query' | 'body', object>>): object {
  return { ...params, ...query, ...body };
}

function asBody(body: unknown) {
  return { body };
}

/** A request has neither open folders nor a person to ask. */
function callContextOf(call: RestCall): CallContext {
  const { caller, traceId } = call;
  return {
    caller,
    traceId,
    files: noOpenFolders,
    get signal() {
      return call.signal ?? new AbortController().signal;
    },
  };
}

function loadedOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
