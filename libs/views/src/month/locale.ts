import { moneyWriter } from '../format/money';
import type { Locale } from '../messages/messages';

/** The two participants live in Brazil and share expenses in reais. */
export const LOCALE: Locale = 'pt-BR';
export const ZONE = 'America/Sao_Paulo';
export const writeReais = moneyWriter(LOCALE, 'BRL');
