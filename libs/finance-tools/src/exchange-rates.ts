import type { RateSource, RateSourceName } from '@bursar/rates';

export type LoadRates = () => Promise<Readonly<Record<RateSourceName, RateSource>>>;

/** The rates that the build carries. */
export const builtInRates: LoadRates = async () => (await import('./built-in-rates')).openBuiltInRates();

/** The same, loaded once. Loading that fails is tried again. */
export function once(load: LoadRates): LoadRates {
  let loading: ReturnType<LoadRates> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
