import { DomainError } from '@bursar/toolkit';

/** What a call gives, or how it refuses. */
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

/** The reason of a call that must break a rule of the domain. */
export function reasonOf(call: () => unknown): unknown {
  const { code, details } = refusalOf(call);
  return code === 'DOMAIN_INVARIANT_VIOLATION' ? details['reason'] : code;
}
