import { Socket } from 'node:net';

type OnWritten = (error?: Error | null) => void;

/**
 * A socket that sends everything written in one turn of the event loop in one system call: each call costs about as
 * much as a small query. Under TLS, Node writes to the operating system's handle instead, and nothing is combined.
 */
export class CoalescingSocket extends Socket {
  #isCorked = false;

  override write(data: Uint8Array | string, onWritten?: OnWritten): boolean;
  override write(text: Uint8Array | string, encoding?: BufferEncoding, onWritten?: OnWritten): boolean;
  override write(data: Uint8Array | string, encoding?: BufferEncoding | OnWritten, onWritten?: OnWritten): boolean {
    if (!this.#isCorked) {
      this.#isCorked = true;
      this.cork();
      process.nextTick(() => {
        this.#isCorked = false;
        this.uncork();
      });
    }
    return typeof encoding === 'function' ? super.write(data, encoding) : super.write(data, encoding, onWritten);
  }
}
