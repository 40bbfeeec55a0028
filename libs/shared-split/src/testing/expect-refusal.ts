import { DomainError } from '@bursar/toolkit';

/** The refusal of a call that must refuse. */
export function refusalOf(call: () => unknown): DomainError {
  try {
    call();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

/** The reason of a call that must break a rule of the domain. */
export function reasonOf(call: () => unknown): unknown {
  const { code, details } = refusalOf(call);
  return code === 'DOMAIN_INVARIANT_VIOLATION' ? details['reason'] : code;
}
