import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The cases lie beside the checkout, not in it. */
const CASES = join(__dirname, '../../../../../shared/cases/shared-split');

interface CaseCall {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

export interface CaseStep extends CaseCall {
  readonly expect?: { readonly structured: unknown };
  readonly expect_error?: { readonly code: string; readonly contains?: readonly string[] };
  readonly capture?: Readonly<Record<string, string>>;
  readonly parallel?: readonly CaseCall[];
  readonly expect_counts?: { readonly ok: number; readonly errors: Readonly<Record<string, number>> };
}

export interface AcceptanceCase {
  readonly name: string;
  readonly steps: readonly CaseStep[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Empty when the folder is not there. */
export function acceptanceCases(): AcceptanceCase[] {
  if (!existsSync(CASES)) return [];
  return readdirSync(CASES)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(CASES, file), 'utf8')) as AcceptanceCase);
}
