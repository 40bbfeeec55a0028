import { DomainError } from '@bursar/toolkit';

/** The result or the refusal of a call. */
export function attempt<Result>(call: () => Result): { readonly result: Result } | { readonly refusal: DomainError } {
  try {
    return { result: call() };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error };
    throw error;
  }
}

/** The refusal of a call that must refuse. */
export function refusalOf(call: () => unknown): DomainError {
  const outcome = attempt(call);
  if ('result' in outcome) throw new Error('it was not refused');
  return outcome.refusal;
}

/** The reason of a call that must break an invariant. */
export function reasonOf(call: () => unknown): unknown {
  const { code, details } = refusalOf(call);
  return code === 'DOMAIN_INVARIANT_VIOLATION' ? details['reason'] : code;
}

/** The refusal of a use case that must refuse. */
export async function refusal(call: Promise<unknown>): Promise<DomainError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

/** The code of a use case's refusal; for broken rules of the domain their reason. */
export async function refusalCode(call: Promise<unknown>): Promise<unknown> {
  const { code, details } = await refusal(call);
  return code === 'DOMAIN_INVARIANT_VIOLATION' ? details['reason'] : code;
}
