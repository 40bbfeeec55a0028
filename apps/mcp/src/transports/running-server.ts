export interface HttpAddress {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
}

export interface RunningServer {
  /** `http://127.0.0.1:3333` */
  readonly url: string;
  close(): Promise<void>;
}
