import fc from 'fast-check';

import { readContrast } from './contrast';

const amount = fc.integer({ min: 1, max: 99_999 }).map(String);

describe('a contrast', () => {
  it('keeps the right one of any two amounts', () => {
    fc.assert(
      fc.property(amount, amount, (right, wrong) => {
        for (const text of [`no fueron ${wrong}, fueron ${right}`, `no era ${wrong} era ${right}`]) {
          expect(readContrast(text)?.right).toBe(text.includes(',') ? `fueron ${right}` : `era ${right}`);
        }
        expect(readContrast(`no eran ${wrong} sino ${right}`)).toEqual({ right });
        expect(readContrast(`not ${wrong}, ${right}`)).toEqual({ right });
        for (const text of [`${right} no ${wrong}`, `${right}, no ${wrong}`]) {
          expect(readContrast(text)).toEqual({ right, wrong });
        }
        for (const text of [`en vez de ${wrong} pon ${right}`, `cambia ${wrong} por ${right}`]) {
          expect(readContrast(text)).toEqual({ right, wrong, isReplaced: true });
        }
        expect(readContrast(`era de ${right} no de ${wrong}`)).toEqual({ right: `era de ${right}`, wrong });
        expect(readContrast(`it was ${right}, not ${wrong}`)).toEqual({ right: `it was ${right}`, wrong });
      }),
    );
  });

  it.each(['no', 'no, 250', 'no eran 250', 'uber 80 no 95', 'tacos 90, no gracias', 'no compré tacos, compré pan 60'])(
    'is none: %s',
    (text) => expect(readContrast(text)).toBeUndefined(),
  );
});
