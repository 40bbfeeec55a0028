import fc from 'fast-check';

import { descriptionKey } from '../description-key';
import { foldWords } from '../fold-words';
import { cleanPayee } from './clean-payee';
import { derivedColumns } from './derived-columns';
import { payeeKey } from './payee-key';
import { wordKeys } from './searched-words';

const anyText = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }).filter((text) => !/\p{Surrogate}/u.test(text)),
    fc
      .array(
        fc.constantFrom('POS', 'pix', 'SQ *', 'Zé', 'ÇA', 'x12', '****', '4821', '-', 'GmbH', 'Nr.', 'ŁÓDŹ', 'Straße'),
        { minLength: 1, maxLength: 6 },
      )
      .map((words) => words.join(' ')),
  )
  .filter((text) => text.trim() !== '');

describe('a cleaned payee', () => {
  it.each([
    ['POS 4821 MIGROS ZUERICH 12.03.2026', 'Migros Zuerich'],
    ['SQ *BLUE BOTTLE #1132', 'Blue Bottle'],
    ['COMPRA CARTAO 12/03 Padaria do Zé LTDA', 'Padaria do Zé'],
    ['Compra cartão: PADARIA', 'Padaria'],
    ['Lastschrift: Stadtwerke Ulm GmbH Nr 00812', 'Stadtwerke Ulm'],
    ['NETFILM.COM 866-579-7172', 'Netfilm.com'],
    ['Maria Souza', 'Maria Souza'],
    ['maria souza', 'Maria Souza'],
    ['PRLV SEPA * EDF', 'Edf'],
    ['Card purchase - visa XX12 Bakery', 'Bakery'],
    ['PAYPAL *GAMES XXXX 99', 'Games'],
    ['COMPRA TARJETA 5540 XXXX XXXX 1234 MERCADONA', 'Mercadona'],
    ['KIOSK CARD XXXX 12', 'Kiosk'],
    ['XX KIOSK', 'Xx Kiosk'],
    ['Poster Shop', 'Poster Shop'],
    ['POS', 'Pos'],
    ['12345', '12345'],
    ['Ltd', 'Ltd'],
    ['7-ELEVEN 4', '7-Eleven'],
    ['***', '***'],
    ['a\u0007b\tc', 'Ab C'],
  ])('of %j is %j', (description, payee) => {
    expect(cleanPayee(description)).toBe(payee);
  });

  it('is never empty, has single blanks and no control characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const payee = cleanPayee(text);
        expect(payee).not.toBe('');
        if (text.replace(/\p{Cc}|\p{Bidi_Control}/gu, '').trim() === '') return;
        expect(payee).toBe(payee.replace(/\s+/g, ' ').trim());
        expect(payee).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

describe('folding', () => {
  it.each([
    ['Café', 'cafe'],
    ['ẞ Ægir Œuf Ørsted Łódź Đà ıİI', 'ss aegir oeuf orsted lodz da iii'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['100% a_b\\', '100% a_b\\'],
  ])('%j gives %j', (text, folded) => {
    expect(foldWords(text)).toBe(folded);
  });

  it('is idempotent and the same for both forms of Unicode', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldWords(foldWords(text))).toBe(foldWords(text));
        expect(foldWords(text.normalize('NFC'))).toBe(foldWords(text.normalize('NFD')));
      }),
    );
  });
});

describe('the key of a payee', () => {
  it.each([
    ['Padaria do Zé', 'padaria do ze'],
    ['NETFILM.COM', 'netfilm com'],
    ['* * *', '* * *'],
    ['한글', '한글'],
  ])('%j is %j', (name, key) => {
    expect(payeeKey(name)).toBe(key);
  });

  it('is its own key, is not empty, and fits into an index', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'grapheme', minLength: 300, maxLength: 400 })), (text) => {
        const key = payeeKey(cleanPayee(text));
        expect(payeeKey(key)).toBe(key);
        expect(Buffer.byteLength(key)).toBeLessThanOrEqual(800);
      }),
    );
  });
});

describe('the words of a transaction', () => {
  it('are found, each one, if and only if a text contains it', () => {
    const words = fc.stringMatching(/^[aáAßs1%_]{1,4}$/);
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 1, maxLength: 3 }).map((some) => some.join(' ')),
        fc.option(words, { nil: null }),
        fc.option(words, { nil: null }),
        fc.uniqueArray(words, { maxLength: 2 }),
        words,
        (description, statementPayee, note, tags, word) => {
          const columns = derivedColumns({ description, statementPayee, given: null, note, tags });
          const key = columns.wordsKey ?? descriptionKey(description);
          const isFound = wordKeys(word).every((searched) => key.includes(searched));
          const texts = [description, columns.payeeName, note ?? '', ...tags];
          expect(isFound).toBe(texts.some((text) => foldWords(text).includes(foldWords(word))));
        },
      ),
    );
  });

  it('take no room where the description has them all', () => {
    const plain = { statementPayee: null, given: null, note: null, tags: [] };
    expect(derivedColumns({ ...plain, description: 'POS 4821 MIGROS' }).wordsKey).toBeNull();
    expect(derivedColumns({ ...plain, description: 'Café' }).wordsKey).toBe('cafe');
  });
});
