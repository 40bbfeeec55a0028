const LONGEST = 24;

/**
 * The names of shares as commodities that all three programs read, each once and none that of a currency, by ticker. A letter begins
 * them, and they are two characters or more; a second different ticker of the same name gets a number.
 */
export function commodityNames(tickers: readonly string[], currencies: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(currencies);
  return new Map(
    tickers.map((ticker) => {
      const wanted = commodityOf(ticker);
      let free = wanted;
      for (let number = 2; taken.has(free); number += 1) free = `${wanted.slice(0, LONGEST - 4)}-${number}`;
      taken.add(free);
      return [ticker, free];
    }),
  );
}

function commodityOf(ticker: string): string {
  const kept = ticker.toUpperCase().replace(/[^A-Z0-9.-]/g, '-');
  // Beancount reads no single letter, and none that ends in a point or a dash.
  const begun = /^[A-Z]./.test(kept) ? kept : `X${kept}`;
  return begun.slice(0, LONGEST).replace(/[^A-Z0-9]+$/, '');
}
