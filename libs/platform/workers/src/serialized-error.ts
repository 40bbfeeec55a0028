import { DomainError } from '@bursar/toolkit';

/** An error on its way between threads: structured cloning would lose its class and its own properties. */
export type SerializedError =
  | {
      readonly kind: 'refusal';
      readonly code: string;
      readonly message: string;
      readonly details: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'fault'; readonly name: string; readonly message: string; readonly stack: string | undefined };

export function serializedError(error: unknown): SerializedError {
  if (error instanceof DomainError) {
    return { kind: 'refusal', code: error.code, message: error.message, details: error.details };
  }
  const { name, message, stack } = error instanceof Error ? error : new Error(`thrown: ${typeof error}`);
  return { kind: 'fault', name, message, stack };
}

/** A refusal as the domain threw it; anything else with the name and the stack that it had in the worker. */
export function deserializedError(error: SerializedError): Error {
  if (error.kind === 'refusal') return new DomainError(error.code, error.message, error.details);
  const { name, message, stack } = error;
  return Object.assign(new Error(message), { name, ...(stack !== undefined && { stack }) });
}
