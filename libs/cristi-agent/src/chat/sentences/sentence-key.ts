import type { SPANISH } from './spanish';

export type SentenceKey = keyof typeof SPANISH;
