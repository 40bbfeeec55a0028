import { isIsoCurrency, minorDigits } from './currency';

// ISO 4217 has two digits for these; where they are not used, the data behind Intl has none. IQD has three.
const WITHOUT_COINS = new Set('AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP TWD YER'.split(' '));
// Units of account, of which the data behind Intl knows nothing.
const OF_ACCOUNT = new Set(['CLF', 'UYI', 'UYW']);

describe('minor units', () => {
  it('are those of Intl for every current currency, but for those that are known to differ', () => {
    const codes = Intl.supportedValuesOf('currency').filter(isIsoCurrency);
    expect(codes.length).toBeGreaterThan(140);
    for (const currency of codes.filter((code) => !OF_ACCOUNT.has(code))) {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
      if (WITHOUT_COINS.has(currency))
        expect([currency, minorDigits(currency)]).toEqual([currency, currency === 'IQD' ? 3 : 2]);
      else expect([currency, minorDigits(currency)]).toEqual([currency, maximumFractionDigits]);
    }
  });

  it.each([
    ['JPY', 0],
    ['KWD', 3],
    ['UYW', 4],
    ['CLF', 4],
    ['EUR', 2],
    ['ITL', 0],
  ])('of %s have %d digits', (currency, digits) => expect(minorDigits(currency)).toBe(digits));
});
