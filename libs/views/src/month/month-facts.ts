/** Where the participants live; shared expenses are in the currency and by the days of that place. */
export const ZONE = 'America/Sao_Paulo';
export const CURRENCY = 'BRL';
