import { ProtocolErrorCode, Server, type Transport } from '@modelcontextprotocol/server';

import { logFault } from '../observability/log';
import { plainMessage } from '../protocol/sdk-errors';

/** A cancelled request gets no answer. */
const CANCELLED = 'notifications/cancelled';

/** A server whose errors are in our words, whichever layer of the SDK made them. */
export class PlainSpokenServer extends Server {
  override connect(transport: Transport): Promise<void> {
    const methods = new Map<unknown, string>();
    const send = transport.send.bind(transport);
    transport.send = (message, options) => {
      const plain = plainMessage(message, (id) => methods.get(id));
      if (plain !== message && 'error' in plain && plain.error.code === ProtocolErrorCode.InternalError) {
        void logFault(undefined, { method: methods.get(plain.id) });
      }
      if ('id' in message && !('method' in message)) methods.delete(message.id);
      return send(plain, options);
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
