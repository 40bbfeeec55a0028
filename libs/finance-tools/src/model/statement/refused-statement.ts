import type { StatementRefusal } from './statement-reading';

/** A statement that cannot be read as a whole. `refusal` is plain data, for callers in other threads. */
export class RefusedStatement extends Error {
  override readonly name = 'RefusedStatement';

  constructor(readonly refusal: StatementRefusal) {
    super(`${refusal.place === null ? '' : `${refusal.place}: `}${refusal.found}; ${refusal.remedy}`);
  }
}
