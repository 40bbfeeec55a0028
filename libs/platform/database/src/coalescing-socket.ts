import { Socket, type SocketConnectOpts } from 'node:net';

type OnWritten = (error?: Error | null) => void;

interface Piece {
  readonly chunk: Uint8Array | string;
  readonly encoding: BufferEncoding;
}

const MOST_COPIED_BYTES = 16 * 1024;
/** What Node's streams call the encoding of bytes, which its types do not know. */
const OF_BYTES = 'buffer' as BufferEncoding;

/**
 * A socket that sends everything written in one turn of the event loop in one system call: each call costs about as
 * much as a small query. Under TLS, Node writes to the operating system's handle instead, and nothing is combined.
 */
export class CoalescingSocket extends Socket {
  readonly #destination: string | undefined;
  #isCorked = false;

  /** @param address where to connect instead of the host; TLS still checks the host's name. */
  constructor(address?: string) {
    super();
    this.#destination = address;
    // Node replaces the `write` of a socket when it connects.
    this.once('connect', () => Reflect.deleteProperty(this, 'write'));
  }

  override connect(place: SocketConnectOpts | number | string, onConnected?: () => void): this;
  override connect(port: number, host: string, onConnected?: () => void): this;
  override connect(place: SocketConnectOpts | number | string, ...rest: readonly unknown[]): this {
    const [host, ...others] = rest;
    const given = typeof host === 'string' && this.#destination !== undefined ? [this.#destination, ...others] : rest;
    return Reflect.apply(super.connect, this, [place, ...given]) as this;
  }

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

  /** Few small pieces cost more as a list than as one copy of them. */
  override _writev(pieces: readonly Piece[], onWritten: OnWritten): void {
    const bytes = pieces.map(({ chunk, encoding }) =>
      typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk,
    );
    const size = bytes.reduce((sum, { length }) => sum + length, 0);
    if (size > MOST_COPIED_BYTES) super._writev?.([...pieces], onWritten);
    else super._write(Buffer.concat(bytes, size), OF_BYTES, onWritten);
  }
}
