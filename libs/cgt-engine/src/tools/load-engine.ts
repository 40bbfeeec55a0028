import type { Engine } from '../service/engine';

/** Gives the engine, loading its code and rates when it is first asked. */
export type LoadEngine = () => Promise<Engine>;
