// Currencies that several countries use, or whose country is not what the first two letters of the code say.
const SHARED: Readonly<Record<string, string>> = {
  EUR: 'ad at be bg cy de ee es fi fr gr hr ie it lt lu lv mc me mt nl pt si sk sm va xk',
  USD: 'us ec sv pa pr gu',
  GBP: 'gb gg im je',
  CHF: 'ch li',
  AUD: 'au ki nr',
  NZD: 'nz ck',
  DKK: 'dk fo gl',
  NOK: 'no sj',
  ILS: 'il ps',
  ZAR: 'za na ls sz',
  XOF: 'bf bj ci gw ml ne sn tg',
  XAF: 'cf cg cm ga gq td',
  XPF: 'nc pf wf',
  XCD: 'ag dm gd kn lc vc',
};

/** The countries, as ISO 3166 has them in small letters, whose money it is; undefined for what is no country's. */
export function countriesOf(currency: string): readonly string[] | undefined {
  const shared = SHARED[currency];
  if (shared !== undefined) return shared.split(' ');
  return currency.startsWith('X') ? undefined : [currency.slice(0, 2).toLowerCase()];
}
