/** Budgets are kept in Mexico, in pesos. */
export const ZONE = 'America/Mexico_City';
export const CURRENCY = 'MXN';
