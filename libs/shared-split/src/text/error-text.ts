import type { ToolName } from '../contract/tool-names';
import { ERROR_ADVICE, OTHER_ACTION, type ErrorAdvice } from './error-advice';
import { fill, lines, shown, type Shown } from './safe-text';
import { money } from './format';

/** A failure as it is told: its code, its message, and the facts of it. */
export interface ToldError {
  readonly code: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

const TITLES: Readonly<Record<ToolName, string>> = {
  list_participants: 'Não deu para consultar os participantes.',
  list_movements: 'Não deu para buscar os lançamentos.',
  create_movement: 'O lançamento não foi anotado.',
  create_recurrence: 'A recorrência não foi criada.',
  list_recurrences: 'Não deu para buscar as recorrências.',
  edit_recurrence: 'A recorrência não foi alterada.',
  end_recurrence: 'A recorrência não foi encerrada.',
  get_monthly_summary: 'Não deu para calcular a parcial do mês.',
  get_monthly_report: 'Não deu para montar o fechamento do mês.',
};

/** What a failure of a tool says to people. */
export function errorText(tool: ToolName, error: ToldError): string {
  const { cause, action } = causeAndAction(error);
  return lines(
    fill('❌ {titulo}', { titulo: shown(TITLES[tool]) }),
    fill('• Código: {code}', { code: shown(error.code) }),
    fill('• Motivo: {motivo}', { motivo: cause }),
    fill('👉 {acao}', { acao: shown(action) }),
  );
}

/** An error that lacks the fact its sentence needs (it may come from another server) is told in its own words. */
function causeAndAction(error: ToldError): { readonly cause: Shown; readonly action: string } {
  const advice = adviceFor(error);
  const cause = advice && causeOf(advice, error);
  if (advice === undefined || cause === undefined) return { cause: shown(error.message), action: OTHER_ACTION };
  return { cause, action: advice.action };
}

function adviceFor({ code, details }: ToldError): ErrorAdvice | undefined {
  const key = code === 'DOMAIN_INVARIANT_VIOLATION' ? String(details['reason']) : code;
  return Object.hasOwn(ERROR_ADVICE, key) ? ERROR_ADVICE[key] : undefined;
}

function causeOf({ cause }: ErrorAdvice, { details }: ToldError): Shown | undefined {
  const facts = { campos: fieldNames(details['errors']), restante: remaining(details['remaining']) };
  const lacking = Object.entries(facts).some(([name, value]) => cause.includes(`{${name}}`) && value === undefined);
  return lacking ? undefined : fill<string>(cause, facts as Record<string, Shown>);
}

function fieldNames(errors: unknown): Shown | undefined {
  if (!Array.isArray(errors)) return undefined;
  const names = errors.map((error: unknown) => (error as { field?: unknown } | null)?.field);
  const known = names.filter((name) => typeof name === 'string');
  return known.length === 0 ? undefined : shown([...new Set(known)].join(', '));
}

function remaining(amount: unknown): Shown | undefined {
  return typeof amount === 'string' ? money(amount) : undefined;
}
