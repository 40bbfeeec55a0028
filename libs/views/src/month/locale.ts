import { moneyWriter } from '../format/money';
import type { Locale } from '../words/words';

/** The two live in Brazil and share reais. */
export const LOCALE: Locale = 'pt-BR';
export const ZONE = 'America/Sao_Paulo';
export const writeReais = moneyWriter(LOCALE, 'BRL');
