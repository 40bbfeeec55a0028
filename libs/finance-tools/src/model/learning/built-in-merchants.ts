import { readMerchants, type Merchants } from './merchants';

let read: Promise<Merchants> | undefined;

/** The tables that come with the program; loaded and read at the first call. */
export function builtInMerchants(): Promise<Merchants> {
  read ??= load();
  return read;
}

async function load(): Promise<Merchants> {
  const [names, words] = await Promise.all([import('./merchant-names.txt'), import('./telling-words.txt')]);
  return readMerchants(names.default, words.default);
}
