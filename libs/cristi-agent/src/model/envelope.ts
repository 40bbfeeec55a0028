import type { DomainError } from '@bursar/toolkit';

/** The answer of every call, whether it succeeded or was refused. */
export type Envelope<Data = unknown> =
  | { readonly ok: true; readonly data: Data }
  | {
      readonly ok: false;
      readonly error: {
        readonly code: string;
        readonly message: string;
        readonly details: Readonly<Record<string, unknown>>;
      };
    };

export function success<Data>(data: Data): Extract<Envelope<Data>, { ok: true }> {
  return { ok: true, data };
}

export function failure({ code, message, details }: DomainError): Extract<Envelope, { ok: false }> {
  return { ok: false, error: { code, message, details } };
}
