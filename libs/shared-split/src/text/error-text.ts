import type { DomainError } from '@bursar/toolkit';

import { ERROR_ADVICE, OTHER_ACTION, type ErrorAdvice } from './error-advice';
import { formatAmount } from './format';
import { fill, lines, sanitize, type SafeText } from './safe-text';

/** What the text needs of an error. */
export type ErrorFacts = Pick<DomainError, 'code' | 'message' | 'details'>;

/** The text for people about a failure; `title` names the tool that failed (contract, section 14). */
export function errorText(title: string, error: ErrorFacts): string {
  const { cause, action } = causeAndAction(error);
  return lines(
    fill('❌ {titulo}', { titulo: sanitize(title) }),
    fill('• Código: {code}', { code: sanitize(error.code) }),
    fill('• Motivo: {motivo}', { motivo: cause }),
    fill('👉 {acao}', { acao: sanitize(action) }),
  );
}

/** Without advice, or without the fact that the advice names (an error of another server), the error's message serves. */
function causeAndAction(error: ErrorFacts): { readonly cause: SafeText; readonly action: string } {
  const advice = adviceFor(error);
  const cause = advice && causeOf(advice, error);
  if (advice === undefined || cause === undefined) return { cause: sanitize(error.message), action: OTHER_ACTION };
  return { cause, action: advice.action };
}

function adviceFor({ code, details }: ErrorFacts): ErrorAdvice | undefined {
  const key = code === 'DOMAIN_INVARIANT_VIOLATION' ? String(details['reason']) : code;
  return Object.hasOwn(ERROR_ADVICE, key) ? ERROR_ADVICE[key] : undefined;
}

function causeOf({ cause }: ErrorAdvice, { details }: ErrorFacts): SafeText | undefined {
  const facts = { campos: fieldNames(details['errors']), restante: remaining(details['remaining']) };
  const isIncomplete = Object.entries(facts).some(
    ([name, value]) => cause.includes(`{${name}}`) && value === undefined,
  );
  return isIncomplete ? undefined : fill<string>(cause, facts);
}

function fieldNames(errors: unknown): SafeText | undefined {
  if (!Array.isArray(errors)) return undefined;
  const names = errors.map((error: unknown) => (error as { field?: unknown } | null)?.field);
  const known = names.filter((name) => typeof name === 'string');
  return known.length === 0 ? undefined : sanitize([...new Set(known)].join(', '));
}

function remaining(amount: unknown): SafeText | undefined {
  return typeof amount === 'string' ? formatAmount(amount) : undefined;
}
