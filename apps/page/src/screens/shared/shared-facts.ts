/** The zone by whose days shared expenses are kept. */
export const ZONE = 'America/Sao_Paulo';
