import type { Envelope } from '../model/envelope';
import { sanitizeName } from '../model/sanitize-name';

type Refused = Pick<Extract<Envelope, { ok: false }>['error'], 'code' | 'details'>;

const BY_CODE: Readonly<Record<string, string>> = {
  DB_ERROR: 'Ahora no puedo llegar a tus datos; no se guardó nada. Intenta otra vez en un momento.',
  CONFLICT: 'Un total es demasiado grande para decirlo exacto. Revisa las transacciones de ese mes.',
  AUTH_ERROR: 'No tienes permiso para usar esto.',
  NOT_FOUND: 'Todavía no hay nada guardado de eso.',
};

const BY_FIELD: Readonly<Record<string, string>> = {
  text: 'El mensaje es demasiado largo: usa a lo más 500 caracteres.',
  category: 'La categoría no sirve: usa de 1 a 64 caracteres.',
  name: 'El nombre no sirve: usa de 1 a 100 caracteres.',
  date_iso: 'La fecha no sirve: usa AAAA-MM-DD.',
  month: 'El mes no sirve: usa AAAA-MM.',
  effective_month: 'El mes no sirve: usa AAAA-MM.',
  priority: 'Falta la prioridad: VERY_HIGH, HIGH, MEDIUM_HIGH, MEDIUM, LOW o FIXED.',
  due_day_of_month: 'El día de pago no sirve: usa un número de 1 a 31.',
};

/** The text for people about a tool's refusal. */
export function refusalText({ code, details }: Refused): string {
  const missing = details['missing'];
  if (code === 'NOT_FOUND' && Array.isArray(missing)) return 'Todavía no sé tu saldo. Escríbelo así: saldo 12500';
  if (code !== 'VALIDATION_ERROR') return BY_CODE[code] ?? 'No se pudo.';
  const field = String(details['field']);
  const name = field.slice(field.lastIndexOf('.') + 1);
  return BY_FIELD[name] ?? `No entendí ${sanitizeName(name)}. Escribe ayuda para ver ejemplos.`;
}
