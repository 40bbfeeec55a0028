import { DomainError } from '@bursar/toolkit';

// English, the cause first, then what to do: programs and models read them.

/** Credentials were asked for, and nobody has said whose user ids they may speak of. */
export function noUserAllowed(): DomainError {
  return new DomainError(
    'AUTH_ERROR',
    'No user is allowed on this server. Set CRISTI_ALLOWED_USER_IDS to the user ids that may be used, separated by commas.',
  );
}

export function userNotAllowed(): DomainError {
  return new DomainError(
    'AUTH_ERROR',
    'This user_id is not allowed on this server. Send one that is listed in CRISTI_ALLOWED_USER_IDS.',
  );
}

export function noLastTransaction(purpose: 'update' | 'delete'): DomainError {
  return new DomainError('NOT_FOUND', `No last transaction found to ${purpose}`);
}

/** Somebody was shown the transaction and did not say yes. */
export function deletionNotConfirmed(): DomainError {
  return new DomainError(
    'CONFLICT',
    'The person did not confirm it. Nothing was deleted; ask them before you call again.',
  );
}

export function anotherIsLast(): DomainError {
  return new DomainError(
    'CONFLICT',
    'Another transaction is the last one now than the person was asked about. Nothing was deleted; call again to ask about that one.',
  );
}

export function noBankBalance(): DomainError {
  return new DomainError('NOT_FOUND', 'No bank balance snapshot found');
}

export function bankBalanceNotSet(): DomainError {
  return new DomainError('NOT_FOUND', 'Bank balance is not set', { missing: ['bank_balance_mxn_cents'] });
}

/** `field` is the total as the answer would have named it; `facts` tell which one where there are several. */
export function totalTooLarge(field: string, facts: Readonly<Record<string, unknown>> = {}): DomainError {
  return new DomainError(
    'CONFLICT',
    `${field} is beyond 9007199254740991 centavos and cannot be told exactly. Correct or delete transactions of this month.`,
    { field, ...facts },
  );
}

/** `cause` is one sentence about the database that a user may see. */
export function databaseFailed(cause: string): DomainError {
  return new DomainError('DB_ERROR', `${cause} Nothing was written. Try again later.`);
}
