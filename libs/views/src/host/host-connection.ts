import type {
  McpUiHostContext,
  McpUiInitializeRequest,
  McpUiInitializeResult,
  McpUiSizeChangedNotification,
} from '@modelcontextprotocol/ext-apps';

import type { CallTool, ToolAnswer, ToolInput } from '../contract/tool-call';

/** The version of MCP Apps that is spoken; a host answers with its own, and what is used here is the same in all. */
const PROTOCOL_VERSION = '2026-01-26';

/** What a host tells a view, as it comes. */
export interface HostEvents {
  onContext(context: McpUiHostContext): void;
  /** Before anything else: what the host does for a view. */
  onCapabilities(capabilities: McpUiInitializeResult['hostCapabilities']): void;
  onInput(input: ToolInput): void;
  onAnswer(answer: ToolAnswer): void;
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
  readonly error?: { readonly message?: string };
}

interface Waiter {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/**
 * The view's end of MCP Apps: JSON-RPC over messages between windows. It holds only what a view uses, since every page
 * carries it whole; docs/decisions/views.md says why it is not the extension's own.
 */
export function connectToHost(host: Window, name: string, events: HostEvents): HostConnection {
  const waiters = new Map<string | number, Waiter>();
  let lastId = 0;
  // A view cannot know its host's origin; what it sends is for whoever framed it.
  const send = (message: Omit<Message, 'jsonrpc'>) => host.postMessage({ jsonrpc: '2.0', ...message }, '*');
  const request = <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++lastId;
      waiters.set(id, { resolve: resolve as Waiter['resolve'], reject });
      send({ id, method, params: { ...params } });
    });

  const told: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => void>> = {
    'ui/notifications/tool-input': (params) => events.onInput((params['arguments'] ?? {}) as ToolInput),
    'ui/notifications/tool-result': (params) => events.onAnswer(params as ToolAnswer),
    'ui/notifications/tool-cancelled': () => events.onCancelled(),
    'ui/notifications/host-context-changed': (params) => events.onContext(params as McpUiHostContext),
  };

  window.addEventListener('message', ({ source, data }: MessageEvent<Message | undefined>) => {
    if (source !== host || data?.jsonrpc !== '2.0') return;
    const { id, method, params = {} } = data;
    if (method !== undefined && id !== undefined) answerRequest(id, method);
    else if (method !== undefined) told[method]?.(params);
    else if (id !== undefined) settle(id, data);
  });

  /** Nothing has to be put away before a view goes, and a host may ask whether it is there. */
  function answerRequest(id: string | number, method: string): void {
    if (method === 'ui/resource-teardown' || method === 'ping') send({ id, result: {} });
    else host.postMessage({ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }, '*');
  }

  function settle(id: string | number, { result, error }: Message): void {
    const waiter = waiters.get(id);
    waiters.delete(id);
    if (error === undefined) waiter?.resolve(result);
    else waiter?.reject(new Error(error.message ?? ''));
  }

  const hello: McpUiInitializeRequest['params'] = {
    appInfo: { name: `bursar ${name}`, version: '1' },
    appCapabilities: { availableDisplayModes: ['inline'] },
    protocolVersion: PROTOCOL_VERSION,
  };
  void request<McpUiInitializeResult>('ui/initialize', hello).then(({ hostContext, hostCapabilities }) => {
    events.onCapabilities(hostCapabilities);
    events.onContext(hostContext);
    send({ method: 'ui/notifications/initialized', params: {} });
  });

  return {
    callTool: (tool, input) => request<ToolAnswer>('tools/call', { name: tool, arguments: input }),
    sendSize: (size) => send({ method: 'ui/notifications/size-changed', params: { ...size } }),
  };
}
