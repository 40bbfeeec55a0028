import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { CoalescingSocket } from './coalescing-socket';

type OnWritten = (error?: Error | null) => void;

/** Counts the writes that reach the operating system. */
class CountedSocket extends CoalescingSocket {
  writes: string[] = [];

  override _write(chunk: Uint8Array, encoding: BufferEncoding, onWritten: OnWritten): void {
    this.writes.push(String(chunk));
    super._write(chunk, encoding, onWritten);
  }

  override _writev(chunks: { chunk: Uint8Array; encoding: BufferEncoding }[], onWritten: OnWritten): void {
    this.writes.push(chunks.map(({ chunk }) => String(chunk)).join(''));
    super._writev?.(chunks, onWritten);
  }
}

it('sends what is written in one turn at once, also where the driver corks each statement', async () => {
  const server = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = new CountedSocket();
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const statement = (name: string) => {
    socket.cork();
    socket.write(Buffer.from(`bind ${name} `));
    socket.write(Buffer.from('execute '));
    socket.uncork();
  };
  socket.write(Buffer.from('begin '));
  statement('a');
  await Promise.resolve();
  statement('b');
  await new Promise((resolve) => setImmediate(resolve));
  statement('c');
  await new Promise((resolve) => setImmediate(resolve));
  expect(socket.writes).toEqual(['begin bind a execute bind b execute ', 'bind c execute ']);
  socket.destroy();
  server.close();
});
