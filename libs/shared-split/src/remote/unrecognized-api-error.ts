import { DomainError } from '@bursar/toolkit';

const LONGEST_PAYLOAD = 500;

/** What an API answered that is not this contract's: told as it is, since nobody here knows its words. */
export class ForeignAnswer extends DomainError {
  constructor(status: number, payload: string) {
    const told = [...payload].slice(0, LONGEST_PAYLOAD).join('');
    super(`HTTP_${status}`, `API request failed with status ${status}: ${told}`);
  }
}
