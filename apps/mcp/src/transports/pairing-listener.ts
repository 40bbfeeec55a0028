import type { OpenCode, PairingCode } from '../access/pairing/pairing-code';
import type { Tls } from '../access/tls';
import type { RunningServer } from './running-server';

/** Where a device pairs. */
export interface OpenPairing {
  /** `https://192.168.1.5:3334` */
  readonly url: string;
  /** The address for the device, with the code; undefined once the code has been used or has ended. */
  readonly link: string | undefined;
  readonly expiresAt: number | undefined;
  /** SHA-256 of the certificate, to compare with what the browser shows. */
  readonly fingerprint: string;
  /** The certificate is made by this machine, so that browsers warn. */
  readonly isSelfMade: boolean;
  /** Paired devices may open the page until the program ends. */
  readonly keeps: boolean;
}

/** A certificate, and what there is to say of it. */
export interface PairingCertificate {
  readonly tls: Tls;
  readonly fingerprint: string;
  readonly isSelfMade: boolean;
  /** The name or address in the link, as a URL has it. */
  readonly host: string;
}

interface ListenerOptions {
  /** Throws a UsageError where there is none, or no address to listen on. */
  certificate(): PairingCertificate;
  /** Listens where other devices reach this machine. Throws a UsageError. */
  listen(tls: Tls): Promise<RunningServer>;
  readonly code: PairingCode;
  /** The listener closed because the time for pairing is over. */
  readonly onClosed?: (() => void) | undefined;
}

/** The page on the network at home, over TLS: opened to pair a device, closed when the time for that is over. */
export class PairingListener {
  #server: Promise<RunningServer> | undefined;
  #certificate: PairingCertificate | undefined;
  #timer: NodeJS.Timeout | undefined;
  #keeps = false;

  constructor(private readonly options: ListenerOptions) {}

  /** Opens it with a new code, or gives the open one a new code. */
  async open({ keep }: { readonly keep: boolean }): Promise<OpenPairing> {
    const { code, listen, certificate } = this.options;
    this.#certificate ??= certificate();
    const { tls } = this.#certificate;
    this.#server ??= listen(tls);
    try {
      await this.#server;
    } catch (error) {
      this.#server = undefined;
      throw error;
    }
    this.#keeps = keep;
    this.#closeAfter(code.open());
    return (await this.state()) as OpenPairing;
  }

  async state(): Promise<OpenPairing | undefined> {
    const certificate = this.#certificate;
    if (this.#server === undefined || certificate === undefined) return undefined;
    const { port } = new URL((await this.#server).url);
    const url = `https://${certificate.host}${port === '' ? '' : `:${port}`}`;
    const open = this.options.code.current;
    const { fingerprint, isSelfMade } = certificate;
    return {
      ...{ url, fingerprint, isSelfMade, keeps: this.#keeps },
      link: open && `${url}/#/pair/${open.code}`,
      expiresAt: open?.expiresAt,
    };
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.options.code.close();
    const server = this.#server;
    this.#server = undefined;
    await (await server?.catch(() => undefined))?.close();
  }

  #closeAfter({ expiresAt }: OpenCode): void {
    clearTimeout(this.#timer);
    if (this.#keeps) return;
    this.#timer = setTimeout(() => {
      void this.close().then(() => this.options.onClosed?.());
    }, expiresAt - Date.now());
    this.#timer.unref();
  }
}
