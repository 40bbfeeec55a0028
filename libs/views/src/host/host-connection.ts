import type {
  McpUiHostContext,
  McpUiInitializeRequest,
  McpUiInitializeResult,
  McpUiSizeChangedNotification,
} from '@modelcontextprotocol/ext-apps';

import { refusalInError, RefusedCall } from '../tools/refusal';
import type { CallTool, CallToolResult, ToolInput } from '../tools/tool-call';

/** The protocol version of MCP Apps that is requested. A host answers with its own; what is used here is the same in all of them. */
const PROTOCOL_VERSION = '2026-01-26';

/** Callbacks for what a host sends to a view. */
interface HostEvents {
  onContext(context: McpUiHostContext): void;
  /** Comes first, with the answer to `ui/initialize`. */
  onCapabilities(capabilities: McpUiInitializeResult['hostCapabilities']): void;
  onInput(input: ToolInput): void;
  onResult(result: CallToolResult): void;
  onCancelled(): void;
}

export interface HostConnection {
  readonly callTool: CallTool;
  sendSize(size: McpUiSizeChangedNotification['params']): void;
}

interface Message {
  readonly jsonrpc: '2.0';
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
  readonly error?: { readonly message?: string; readonly data?: unknown };
}

interface PendingRequest {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/**
 * The view's side of MCP Apps: JSON-RPC over `postMessage`. It implements only what the views use, because every page carries
 * it; docs/decisions/views.md explains why it does not use the extension's own client.
 */
export function connectToHost(host: Window, name: string, events: HostEvents): HostConnection {
  const requests = new Map<string | number, PendingRequest>();
  let lastId = 0;
  // A view cannot know its host's origin, so it sends to any window that frames it.
  const send = (message: Omit<Message, 'jsonrpc'>) => host.postMessage({ jsonrpc: '2.0', ...message }, '*');
  const request = <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++lastId;
      requests.set(id, { resolve: resolve, reject });
      send({ id, method, params: { ...params } });
    });

  const notifications: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => void>> = {
    'ui/notifications/tool-input': (params) => events.onInput((params['arguments'] ?? {}) as ToolInput),
    'ui/notifications/tool-result': (params) => events.onResult(params),
    'ui/notifications/tool-cancelled': () => events.onCancelled(),
    'ui/notifications/host-context-changed': (params) => events.onContext(params),
  };

  window.addEventListener('message', ({ source, data }: MessageEvent<Message | undefined>) => {
    if (source !== host || data?.jsonrpc !== '2.0') return;
    const { id, method, params = {} } = data;
    if (method !== undefined && id !== undefined) answerRequest(id, method);
    else if (method !== undefined) notifications[method]?.(params);
    else if (id !== undefined) settle(id, data);
  });

  /** A view has nothing to clean up at teardown, and a host may ping it. */
  function answerRequest(id: string | number, method: string): void {
    if (method === 'ui/resource-teardown' || method === 'ping') send({ id, result: {} });
    else host.postMessage({ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }, '*');
  }

  function settle(id: string | number, { result, error }: Message): void {
    const request = requests.get(id);
    requests.delete(id);
    if (error === undefined) request?.resolve(result);
    else request?.reject(new RefusedCall(refusalInError(error)));
  }

  const initialize: McpUiInitializeRequest['params'] = {
    appInfo: { name: `bursar ${name}`, version: '1' },
    appCapabilities: { availableDisplayModes: ['inline'] },
    protocolVersion: PROTOCOL_VERSION,
  };
  void request<McpUiInitializeResult>('ui/initialize', initialize).then(({ hostContext, hostCapabilities }) => {
    events.onCapabilities(hostCapabilities);
    events.onContext(hostContext);
    send({ method: 'ui/notifications/initialized', params: {} });
  });

  return {
    callTool: (tool, input) => request<CallToolResult>('tools/call', { name: tool, arguments: input }),
    sendSize: (size) => send({ method: 'ui/notifications/size-changed', params: { ...size } }),
  };
}
