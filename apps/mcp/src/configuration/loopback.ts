const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', '::1', 'localhost'];

/** Whether only programs on this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_HOSTS.includes(host);
}
