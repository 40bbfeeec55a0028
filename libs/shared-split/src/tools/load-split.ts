import type { Split } from '../service/open-split';

/** Gives the use cases; the first time it loads their code and starts the household. */
export type LoadSplit = () => Promise<Split>;
