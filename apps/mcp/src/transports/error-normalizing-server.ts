import { ProtocolErrorCode, Server, type Transport } from '@modelcontextprotocol/server';

import { logFault } from '../observability/log';
import { normalizeMessage } from '../protocol/sdk-errors';

/** A cancelled request gets no response. */
const CANCELLED = 'notifications/cancelled';

/** The MCP server of an HTTP request: rewrites errors of the SDK before its transport encodes the response. */
export class ErrorNormalizingServer extends Server {
  override connect(transport: Transport): Promise<void> {
    const methods = new Map<unknown, string>();
    const send = transport.send.bind(transport);
    transport.send = (message, options) => {
      const normalized = normalizeMessage(message, (id) => methods.get(id));
      if (
        normalized !== message &&
        'error' in normalized &&
        normalized.error.code === ProtocolErrorCode.InternalError
      ) {
        void logFault(undefined, { method: methods.get(normalized.id) });
      }
      if ('id' in message && !('method' in message)) methods.delete(message.id);
      return send(normalized, options);
    };
    return super.connect(transport).then(() => {
      const { onmessage } = transport;
      transport.onmessage = (message, extra) => {
        if ('method' in message && 'id' in message) methods.set(message.id, message.method);
        else if ('method' in message && message.method === CANCELLED) methods.delete(message.params?.['requestId']);
        onmessage?.(message, extra);
      };
    });
  }
}
