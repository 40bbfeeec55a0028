import fc from 'fast-check';

import { readText } from '../../../testing/read-text';

describe('a text that is no entry', () => {
  it('gives no amount, whatever number it names and however that is written', () => {
    const opening = fc.constantFrom(
      'no fueron',
      'quién me pagó',
      'ya registraste',
      'me fiaron',
      'me rebotaron el pago de',
      'card declined',
      'si me pagan',
      'hubiera pagado',
      'me pagarán',
      'mi renta es de',
    );
    const number = fc.tuple(
      fc.integer({ min: 21, max: 99_999 }),
      fc.constantFrom('', '.50'),
      fc.constantFrom('', ' pesos', ' mxn'),
    );
    fc.assert(
      fc.property(opening, fc.boolean(), number, (words, isSigned, [pesos, cents, unit]) => {
        const text = `${words} ${isSigned ? '$' : ''}${pesos}${cents}${unit}`;
        expect(readText(text)).toMatchObject({
          pesos: null,
          ambiguous: expect.arrayContaining(['amount']) as string[],
        });
      }),
    );
  });

  it.each([
    'toca pagar renta 7000',
    'me toca pagar 500 de luz',
    'luego pago 300 de luz',
    'al rato le pago 300 a juan',
    'pensaba gastar 500 en el cine',
    'pensamos ir al cine 300',
    'estoy pensando en comprar tenis de 900',
    'estoy por comprar tenis de 900',
    'quedé en pagar 500 de la cena',
    'quedamos de pagar 500',
    'quedó pendiente pagar 500 de luz',
    'espero cobrar 3000',
    'espero que me paguen 3000',
    'no olvidar pagar luz 640',
    "don't forget to pay 500 rent",
    'remember to pay 500 rent',
    'estuve a punto de comprar unos tenis de 2000',
    'por poco compro unos tenis de 2000',
    'nearly bought shoes for 90',
  ])('a plan: %s', (text) => expect(readText(text)).toMatchObject({ pesos: null, ambiguous: ['amount'] }));

  it.each([
    'la gasolina ya está en 24',
    'el plomero cobra 400',
    'el boleto salía en 900',
    'my phone bill is 45 a month',
    'los tenis están en $900',
    'subió la gasolina a 24',
    'los tenis valen 900',
    'vi unos tenis en 900',
    'saw shoes for 90',
  ])('a price: %s', (text) => expect(readText(text)).toMatchObject({ pesos: null, ambiguous: ['amount'] }));

  it.each(['hoy no salió ni un peso', 'jamás gasté 500 en tacos', 'nunca pagué 500 de luz', 'no gasté 500 en tacos'])(
    'a denial: %s',
    (text) => expect(readText(text)).toMatchObject({ pesos: null, ambiguous: ['amount'] }),
  );

  it.each([
    'en qué gasté 500',
    'quién me pagó 500',
    'por qué me cobraron 500',
    'cuándo me pagan los 500',
    'where did the 500 go',
    'who paid me 500',
  ])('a question without its sign: %s', (text) =>
    expect(readText(text)).toMatchObject({ pesos: null, ambiguous: ['amount'] }),
  );

  it.each([
    'me pagarán 8500',
    'que me paguen 500',
    'si me pagan 500',
    'hubiera pagado 500',
    'habría gastado 500 en tacos',
    'i would have paid 500',
    'when they pay me 500',
    'en vez de gastar 500',
  ])('what did not happen: %s', (text) => expect(readText(text)).toMatchObject({ pesos: null, ambiguous: ['amount'] }));

  it.each([
    'siempre gasto 500 en uber',
    'suelo gastar 500',
    'gastaba 500 en uber',
    'pago 550 al mes de gym',
    'me pagan 8500 a la quincena',
    'i pay $50 a month',
  ])('a habit: %s', (text) => expect(readText(text)).toMatchObject({ pesos: null, ambiguous: ['amount'] }));

  it.each([
    'mi renta es de 8500',
    'rent is 8500',
    'el gym sale en 550',
    'tu saldo es $5,430.00',
    'saldo al corte 4500',
  ])('what there is: %s', (text) => expect(readText(text)).toMatchObject({ pesos: null, ambiguous: ['amount'] }));

  it.each(['no fueron 200', 'no fueron $200', 'no fueron doscientos', 'no son 90', 'no 200', 'not 90'])(
    'a number that is denied: %s',
    (text) => expect(readText(text)).toMatchObject({ pesos: null, ambiguous: ['amount'] }),
  );

  it.each([
    'cambia el uber a 95',
    'cámbialo por 95',
    'make it 95',
    'ponle 95',
    'súmale 20 a los tacos',
    'update the uber to 95',
    'quítale 20 a los tacos',
  ])('a change: %s', (text) => expect(readText(text)).toMatchObject({ pesos: null, ambiguous: ['amount'] }));

  it.each([
    ['el total es 300 de tacos', '300.00'],
    ['es 300 de tacos', '300.00'],
    ['agrégale 200 de gasolina', '200.00'],
    ['ponle $200 pesos de gasolina', '200.00'],
    ['cambia la llanta 500', '500.00'],
    ['cuando fui al super gasté 300', '300.00'],
    ['pago gym 550 mensual', '550.00'],
    ['set de tazas por 300', '300.00'],
    ['me cobran 219 de netflix', '219.00'],
    ['paid Jake the 50 I owed him', '50.00'],
  ])('but %s is one', (text, pesos) => expect(readText(text).pesos).toBe(pesos));

  it.each(['quita el gasto de 200', 'cancela lo de 200', 'anula ese de 200', 'cancel the 200', 'undo the last 200'])(
    'a command: %s',
    (text) => expect(readText(text)).toMatchObject({ pesos: null, ambiguous: ['amount'] }),
  );
});

describe('an entry', () => {
  it.each([
    ['quiero registrar un gasto de 120 en uber', '120.00', 'uber'],
    ['quiero anotar 120 de uber', '120.00', 'uber'],
    ['olvidé anotar 120 de uber', '120.00', 'uber'],
    ['forgot to log 12 for lunch', '12.00', 'lunch'],
    ['necesito que anotes 120 de uber', '120.00', 'uber'],
    ['i want to log 12 for lunch', '12.00', 'lunch'],
  ])('asked for in words of a plan: %s', (text, pesos, description) =>
    expect(readText(text)).toMatchObject({ pesos, description, ambiguous: [] }),
  );

  it.each([
    ['no manches gasté 800 en el super', '800.00'],
    ['no inventes pagué 900 de cena', '900.00'],
    ['no es queja pero gasté 500 en el super', '500.00'],
    ['tuve que pagar 500 de luz', '500.00'],
    ['tocó pagar 500 de luz', '500.00'],
    ['acabo de pagar 500 de luz', '500.00'],
    ['fui a pagar 500 de luz', '500.00'],
    ['after lunch paid 20 for parking and cinema', '20.00'],
    ['saw a movie 15', '15.00'],
    ['vale de despensa 500', '500.00'],
    ['gasolina está en oferta 24', '24.00'],
  ])('%s', (text, pesos) => expect(readText(text)).toMatchObject({ pesos }));
});
