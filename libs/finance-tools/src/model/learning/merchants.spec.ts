import { payeeKey } from '../payee/payee-key';
import { builtInMerchants } from './built-in-merchants';
import names from './merchant-names.txt';
import { MERCHANT_KINDS } from './merchant-kinds';
import { readMerchants, type Merchants } from './merchants';
import words from './telling-words.txt';

let merchants: Merchants;
beforeAll(async () => {
  merchants = await builtInMerchants();
});

const kindOf = (payee: string, currency?: string) => merchants.kindOf(payeeKey(payee), currency)?.kind;

describe('builtInMerchants', () => {
  it.each([
    ['Migros Zürich HB', 'CHF', 'supermarket'],
    ['Lidl', 'EUR', 'supermarket'],
    ['Farmácia São João', 'BRL', 'pharmacy'],
    ['Posto de Gasolina Avenida', 'BRL', 'fuel'],
    ['Apotheke am Markt', 'EUR', 'pharmacy'],
    ['Boulangerie Dupont', 'EUR', 'bakery'],
  ])('knows %s', (payee, currency, kind) => {
    expect(kindOf(payee, currency)).toBe(kind);
  });

  it.each([
    ['Prime Video', 'USD'],
    ['Power', 'NOK'],
    ['Power Yoga Studio', 'NOK'],
    ['Target Consulting Group', 'USD'],
    // Parts of words, and words that are not the first.
    ['Lidlington Estates', 'GBP'],
    ['Farmaciano Rossi', 'EUR'],
    ['Anna Lidl', 'EUR'],
    ['Casino Supermarkt', 'CHF'],
    ['', 'EUR'],
  ])('says nothing about %s', (payee, currency) => {
    expect(kindOf(payee, currency)).toBeUndefined();
  });

  it('takes a name only where its countries use the money of the account', () => {
    expect(kindOf('Migros Zuerich', 'CHF')).toBe('supermarket');
    expect(kindOf('Migros Zuerich', 'BRL')).toBeUndefined();
  });

  it('says nothing about a name of several kinds', () => {
    const table = readMerchants('cafe\tch\tvembri\nfuel\tch\tvembri|solta\n', 'pharmacy: vembri\n');
    expect(table.kindOf('vembri', 'CHF')).toBeUndefined();
    expect(table.kindOf('vembri zug', 'CHF')).toBeUndefined();
    expect(table.kindOf('solta', 'CHF')?.kind).toBe('fuel');
  });

  it('has keys and kinds alone, a notice, and takes 400 kB at most', () => {
    expect(Buffer.byteLength(names)).toBeLessThanOrEqual(400_000);
    expect(names).toContain('name-suggestion-index contributors');
    const lines = names.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    for (const line of lines) {
      const [kind = '', countries = '', keys = ''] = line.split('\t');
      expect(MERCHANT_KINDS.has(kind)).toBe(true);
      expect(countries).toMatch(/^([a-z]{2}(,[a-z]{2})*)?$/);
      expect(keys.split('|').map(payeeKey)).toEqual(keys.split('|'));
    }
    for (const line of words.split('\n').filter((text) => text !== '' && !text.startsWith('#'))) {
      const [kind = '', list = ''] = line.split(': ');
      expect(MERCHANT_KINDS.has(kind)).toBe(true);
      const keys = list.split(' ').map((word) => word.replaceAll('+', ' '));
      expect(keys.map(payeeKey)).toEqual(keys);
    }
  });
});
