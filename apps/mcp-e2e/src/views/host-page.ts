/// <reference lib="dom" />
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { AppBridge, PostMessageTransport, type McpUiHostContext } from '@modelcontextprotocol/ext-apps/app-bridge';

/** The call that the host made for its model, and the context that it sends to the view. */
export interface Opening {
  readonly tool: string;
  readonly input: Record<string, unknown>;
  readonly context: McpUiHostContext;
  /** Whether the host passes the view's calls on to the server. */
  readonly passesCalls: boolean;
}

// A host built with the extension's own library: the view's page in a frame that may only run scripts, a bridge to it, and an MCP
// client behind the bridge.
const open = async ({ tool: name, input, context, passesCalls }: Opening): Promise<void> => {
  const client = new Client({ name: 'view-host', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', location.href)));
  const { tools } = await client.listTools();
  const tool = tools.find((listed) => listed.name === name);
  const uri = (tool?._meta?.['ui'] as { readonly resourceUri?: string } | undefined)?.resourceUri;
  if (tool === undefined || uri === undefined) throw new Error(`${name} has no view`);
  const { contents } = await client.readResource({ uri });
  const [page] = contents;
  if (page === undefined || !('text' in page) || page.mimeType !== 'text/html;profile=mcp-app') throw new Error(uri);

  const frame = document.createElement('iframe');
  frame.title = name;
  frame.setAttribute('sandbox', 'allow-scripts');
  document.body.replaceChildren(frame);
  const bridge = new AppBridge(
    passesCalls ? client : null,
    { name: 'view-host', version: '1' },
    passesCalls ? { serverTools: {} } : {},
    { hostContext: { ...context, toolInfo: { tool } } },
  );
  bridge.onsizechange = ({ height }) => {
    if (height !== undefined) frame.style.height = `${height}px`;
  };
  bridge.oninitialized = () => {
    void bridge.sendToolInput({ arguments: input });
    client.callTool({ name, arguments: input }).then(
      (result) => bridge.sendToolResult(result),
      (error: Error) => bridge.sendToolResult({ isError: true, content: [{ type: 'text', text: error.message }] }),
    );
  };
  const inner = frame.contentWindow as Window;
  await bridge.connect(new PostMessageTransport(inner, inner));
  Object.assign(window, { bridge });
  frame.srcdoc = page.text;
};

Object.assign(window, { open });
