import { SOCKET_PORT } from './layout';

/** The settings in which servers differ. */
export interface ServerSettings {
  /** The port on loopback if TCP is used; otherwise the server listens only on a socket in its own directory. */
  readonly loopbackPort: number | undefined;
  /** A data directory that is deleted afterwards does not have to survive a power failure. */
  readonly ephemeral: boolean;
}

/** The server's settings. As arguments instead of a file they always belong to the version that starts the server. */
export function serverParameters({ loopbackPort, ephemeral }: ServerSettings): Record<string, string | number> {
  return {
    ...(loopbackPort === undefined
      ? { listen_addresses: '', port: SOCKET_PORT, unix_socket_directories: '.', unix_socket_permissions: '0700' }
      : { listen_addresses: '127.0.0.1', port: loopbackPort, unix_socket_directories: '' }),
    max_connections: 100,
    // The data of a household is small, and the operating system caches files as well.
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    // There are no replicas: less is written, and fewer processes run.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    io_method: 'sync',
    jit: 'off',
    // Cancels statements of a process that has ended; not available on Windows.
    ...(process.platform === 'win32' ? {} : { client_connection_check_interval: '500ms' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Keeps statements and values out of the log: they are personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(ephemeral ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
}

export function parameterArguments(parameters: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
