import { DomainError } from '@bursar/toolkit';

/** A setting that there is not, or a value that it cannot have. */
export function invalidSetting(field: string, expected: string): DomainError {
  return new DomainError('INVALID_SETTING', `${field}: expected ${expected}`, { field, expected });
}

/** A setting that a variable or a flag of the server decides. */
export function settingFixed(field: string): DomainError {
  const message = `${field} is fixed by a flag or a variable with which bursar was started; change it there`;
  return new DomainError('SETTING_FIXED', message, { field });
}
