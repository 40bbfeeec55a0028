import { DomainError } from '@bursar/toolkit';

import { SOURCES, type Source } from '../model/flow';

/** What the code of a domain is that this server does not serve. */
export const NOT_SERVED = 'NOT_SERVED';

/** Collects which domains could not be asked while an overview is made. */
export class Availability {
  readonly #codes = new Map<Source, string>();

  constructor(serves: (source: Source) => boolean) {
    for (const source of SOURCES) if (!serves(source)) this.#codes.set(source, NOT_SERVED);
  }

  isServed(source: Source): boolean {
    return this.#codes.get(source) !== NOT_SERVED;
  }

  /** What the work answers; undefined where one of the domains is not served, refuses or cannot be reached. */
  async read<Result>(sources: Source | readonly Source[], work: () => Promise<Result>): Promise<Result | undefined> {
    const needed = [sources].flat();
    if (!needed.every((source) => this.isServed(source))) return undefined;
    try {
      return await work();
    } catch (error) {
      const code = codeOf(error);
      if (code === undefined) throw error;
      for (const source of needed) if (!this.#codes.has(source)) this.#codes.set(source, code);
      return undefined;
    }
  }

  list(): { readonly source: Source; readonly code: string }[] {
    return SOURCES.flatMap((source) => {
      const code = this.#codes.get(source);
      return code === undefined ? [] : [{ source, code }];
    });
  }
}

/** The code of a refusal, or of a database that does not answer; undefined for a fault of the program. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof DomainError) return error.code;
  return error instanceof Error && error.name === 'DatabaseUnavailable' ? 'SERVICE_UNAVAILABLE' : undefined;
}
