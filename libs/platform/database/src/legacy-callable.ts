import type { Connection } from './connection';
import type { CopyingSessionConnection, SessionConnection } from './session-connection';

// Temporary: a connection that is itself a template tag, as callers use it that are not converted to `query` yet.

const connections = new WeakMap<object, SessionConnection>();

/** The connection behind a callable one. */
export function connectionOf(wrapped: object): SessionConnection {
  return connections.get(wrapped) as SessionConnection;
}

type Properties<Of> = Pick<Of, keyof Of>;

export function callable<Kind extends SessionConnection>(connection: Kind): Properties<Kind> & Connection {
  const tag = (text: TemplateStringsArray, ...values: readonly unknown[]) => connection.query(text, ...values);
  const copying = connection as unknown as Partial<CopyingSessionConnection>;
  const wrapped = Object.assign(tag, {
    query: connection.query.bind(connection),
    execute: connection.execute.bind(connection),
    script: connection.script.bind(connection),
    queue: connection.queue.bind(connection),
    copyOut: copying.copyOut?.bind(connection as never),
    copyIn: copying.copyIn?.bind(connection as never),
  });
  Object.defineProperty(wrapped, 'drizzle', { get: () => connection.drizzle });
  connections.set(wrapped, connection);
  return wrapped as unknown as Properties<Kind> & Connection;
}
