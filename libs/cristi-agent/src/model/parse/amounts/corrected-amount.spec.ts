import { readText } from '../../../testing/read-text';

describe('an amount that is asked', () => {
  it.each([
    'gasté 200 en tacos, perdón 250',
    'gasté 200, no, 250 en tacos',
    'gasté 200 digo 250 en tacos',
    'no fueron 200, fueron 250 de tacos',
    'lunch 20, actually 25',
    'lunch 20, i mean 25',
    'lunch 20 scratch that 25',
    'mi hijo cumple 15 y le di 500',
    'la cuenta fue de 800 y puse 200',
    'tacos de a 15, fueron 90',
    'gasolina 24.50 x litro',
    'hotel 800 x noche',
    'hotel 800 la noche',
    'carne 180 x kilo',
    'cena 300 x cabeza',
    'split dinner 80 with ana',
    'split uber 20',
    'cena 800 mita y mita',
    'cena 800 a mitades',
  ])('%s', (text) =>
    expect(readText(text)).toMatchObject({ pesos: null, ambiguous: expect.arrayContaining(['amount']) as [] }),
  );
});

describe('an amount that is approximate', () => {
  it.each([
    'aprox. 100 de uber',
    'uber approx. 100',
    'uber cerca de los 100',
    'uber como los 100',
    'uber más menos 100',
  ])('%s', (text) => expect(readText(text)).toMatchObject({ pesos: '100.00', lowConfidence: ['amount'] }));
});

describe('an amount', () => {
  it.each([
    ['mil gracias gasté 200 en tacos', '200.00'],
    ['marqué al 911 y pagué 300 de taxi', '300.00'],
    ['perdón, gasté 200 en tacos', '200.00'],
    ['regalo cumple 500', '500.00'],
    ['200 x taxi', '200.00'],
    ['paracetamol 500 mg 45', '45.00'],
    ['BBVA: Compra por $350.00 en OXXO. Tarjeta *4521', '350.00'],
    ['renta 8500 pesos 00/100 M.N.', '8500.00'],
    ['pantalla 4k 5000', '5000.00'],
    ['tacos 90 por la noche', '90.00'],
  ])('as it stands: %s', (text, pesos) => expect(readText(text)).toMatchObject({ pesos }));
});
