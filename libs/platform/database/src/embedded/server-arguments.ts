import { SOCKET_PORT } from './layout';

/** What differs between servers. */
export interface ServerSettings {
  /** The port on loopback where TCP is used; otherwise the server listens on a socket in its own directory only. */
  readonly loopbackPort: number | undefined;
  /** A directory that is thrown away need not survive a loss of power. */
  readonly throwaway: boolean;
}

/** The server's settings. They are arguments and not a file, so that a new version of ours brings its own. */
export function serverArguments({ loopbackPort, throwaway }: ServerSettings): string[] {
  const settings: Record<string, string | number> = {
    ...(loopbackPort === undefined
      ? { listen_addresses: '', port: SOCKET_PORT, unix_socket_directories: '.', unix_socket_permissions: '0700' }
      : { listen_addresses: '127.0.0.1', port: loopbackPort, unix_socket_directories: '' }),
    max_connections: 100,
    // A household's data; the rest of the memory is the system's cache.
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    // No replicas: less to write, and fewer processes.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    io_method: 'sync',
    jit: 'off',
    // Statements of a process that has gone are broken off; Windows cannot tell.
    ...(process.platform === 'win32' ? {} : { client_connection_check_interval: '500ms' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and the values in messages are people's money.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(throwaway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
