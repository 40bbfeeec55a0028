import type { DomainError } from '@bursar/toolkit';
import * as z from 'zod';

/** What every call answers, refused or not. */
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

export function success<Data>(data: Data): Envelope<Data> {
  return { ok: true, data };
}

export function failure({ code, message, details }: DomainError): Envelope<never> {
  return { ok: false, error: { code, message, details } };
}

const error = z.object({
  code: z.enum(['VALIDATION_ERROR', 'NOT_FOUND', 'AUTH_ERROR', 'DB_ERROR', 'CONFLICT']),
  message: z.string(),
  details: z.record(z.string(), z.unknown()),
});

/** One flat object, without alternatives at its root: clients check failures against it too. */
export function envelopeOf(data: z.ZodObject) {
  return z.object({ ok: z.boolean(), data: data.optional(), error: error.optional() });
}
