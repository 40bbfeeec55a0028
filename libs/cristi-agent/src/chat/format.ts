const FIELD_NAMES: Readonly<Record<string, string>> = {
  amount: 'el monto',
  category: 'la categoría',
  category_type: 'el tipo de categoría',
  date: 'la fecha',
  type: 'si es gasto o ingreso',
};

/** Field names as a Spanish enumeration: `el monto y la categoría`. */
export function formatFields(fields: readonly string[]): string {
  const names = fields.map((field) => FIELD_NAMES[field] ?? field);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} y ${last}`;
}

/** A Mexico City timestamp to the minute: `2026-02-01 12:00`. */
export function formatTime(timestamp: string): string {
  return timestamp.slice(0, 16).replace('T', ' ');
}
