import { readText } from '../../../testing/read-text';

describe('an impossible or ambiguous date', () => {
  it.each([
    ['tacos 80 pesos 2026-02-30', []],
    ['tacos 80 pesos 2026-13-01', []],
    ['tacos 80 pesos 31/04/2026', []],
    ['tacos 80 pesos 30/13/2026', []],
    ['tacos 80 pesos 29 de febrero de 2025', []],
    ['tacos 80 pesos 1/1/0001', []],
    ['tacos 80 pesos 30 de febrero', ['date']],
    ['tacos 80 pesos 31/4', ['date']],
    ['tacos 80 pesos 45 de enero', ['date']],
    ['tacos 80 pesos hace 99999999999999999999 días', ['date']],
  ])('%s: does not exist', (text, inferred) =>
    expect(readText(text)).toMatchObject({
      date: null,
      missing: ['date'],
      ambiguous: ['date'],
      lowConfidence: [],
      inferred,
    }),
  );

  it.each([
    ['tacos 80 pesos 5/1', '2026-01-05', ['date'], 0.8],
    ['tacos 80 pesos 5/1/2026', '2026-01-05', [], 0.82],
    ['tacos 80 pesos 02/12/2025', '2025-12-02', [], 0.82],
    ['tacos 80 pesos ayer, no, hoy', '2026-01-31', ['date'], 0.8],
    ['tacos 80 pesos 2026-01-15 o 2026-01-16', '2026-01-15', [], 0.82],
    ['tacos 80 pesos ayer o 2026-02-30', '2026-01-31', ['date'], 0.8],
  ])('%s: is ambiguous', (text, date, inferred, confidence) =>
    expect(readText(text)).toMatchObject({
      date,
      inferred,
      confidence,
      missing: [],
      ambiguous: ['date'],
      lowConfidence: ['date'],
    }),
  );

  it('is certain where it is stated twice', () => {
    expect(readText('tacos 80 pesos 2026-01-31, ayer')).toMatchObject({ date: '2026-01-31', ambiguous: [] });
  });
});

describe('a time without a day', () => {
  it.each([
    'la semana pasada',
    'last week',
    'el mes pasado',
    'el fin de semana',
    'el finde',
    'over the weekend',
    'a principios de enero',
    'late january',
    'en enero',
    'in january',
    'enero de 2026',
    'el otro día',
    'hace mucho',
    'hace unos días',
    'a few days ago',
    'semana passada',
    'next week',
    'black friday',
    'la sem pasada',
    'el último de octubre',
    'último día de octubre',
    'a mitad de octubre',
    'a principio de mes',
    'al inicio del mes',
    'el día anterior',
    'el año antepasado',
    'el verano pasado',
    'nochebuena',
    'el buen fin',
  ])('%s', (words) =>
    expect(readText(`cine 180 pesos ${words}`)).toMatchObject({
      date: null,
      missing: ['date'],
      ambiguous: ['date'],
      inferred: [],
    }),
  );

  it.each([
    ['el viernes de la semana pasada', '2026-01-23'],
    ['last week on friday', '2026-01-23'],
    ['el lunes de la semana que viene', '2026-02-02'],
  ])('is one with its weekday: %s', (words, date) =>
    expect(readText(`cine 180 pesos ${words}`)).toMatchObject({ date, ambiguous: [] }),
  );
});

describe('a day beside a verb in the present', () => {
  it.each([
    'el sábado pago la renta 7000',
    'el lunes pago luz 640',
    'el lunes le pago 640 a juan',
    'el 30 pago la renta 7000',
    'el 5 de diciembre pago la renta 7000',
    'pago la renta 7000 el lunes',
    'el viernes me pagan 3000',
    'el viernes me paga juan 300',
    'el 30 me depositan 7000',
    'el viernes cae la quincena 7500',
    'el viernes compro zapatos 900',
    'mañana pago 3000 de renta',
    'mañana me pagan 8000',
    'friday i pay rent 700',
    'i get paid 1200 on friday',
    'paying rent 700 tomorrow',
  ])('may be one to come: %s', (text) =>
    expect(readText(text, '2026-11-27')).toMatchObject({ lowConfidence: expect.arrayContaining(['date']) as [] }),
  );

  it.each([
    ['el sábado pagué la renta 7000', '2026-11-21'],
    ['el sábado pagamos la renta 7000', '2026-11-21'],
    ['el lunes pagó Juan 300', '2026-11-23'],
    ['el lunes pago de luz 640', '2026-11-23'],
    ['pago luz 640 el lunes', '2026-11-23'],
    ['recibo de luz 640 el lunes', '2026-11-23'],
    ['gasto 300 el lunes', '2026-11-23'],
    ['el lunes pasado pago la renta 7000', '2026-11-23'],
    ['ayer me pagan 300', '2026-11-26'],
    ['hoy pago la renta 7000', '2026-11-27'],
    ['pago la renta 7000', '2026-11-27'],
    ['got paid 300 on friday', '2026-11-20'],
  ])('is not: %s', (text, date) =>
    expect(readText(text, '2026-11-27')).toMatchObject({ date, ambiguous: expect.not.arrayContaining(['date']) as [] }),
  );
});

describe('a doubtful day', () => {
  it.each([
    ['hace ocho días', '2026-01-24'],
    ['hace quince días', '2026-01-17'],
    ['hace un mes', '2026-01-01'],
    ['three months ago', '2025-11-01'],
    ['a couple of days ago', '2026-01-30'],
    ['este lunes', '2026-01-26'],
    ['this monday', '2026-01-26'],
    ['con Domingo', '2026-01-25'],
    ['para el viernes', '2026-01-30'],
    ['viernes 13', '2026-01-13'],
    ['en 5 de mayo', '2026-02-01'],
    ['gastados, pagué mañana', '2026-02-02'],
    ['como el 10', '2026-01-10'],
    ['por ahí del 10', '2026-01-10'],
    ['antes del lunes', '2026-01-26'],
    ['después de ayer', '2026-01-31'],
    ['algún lunes', '2026-01-26'],
    ['tuesday before last', '2026-01-27'],
    ['two days before yesterday', '2026-01-31'],
    ['dos días antes de ayer', '2026-01-30'],
    ['hace como 3 días', '2026-01-29'],
    ['20260115', '2026-01-15'],
    ['el juebes', '2026-01-29'],
    ['el savado', '2026-01-31'],
    ['el miercoels', '2026-01-28'],
    ['on tuseday', '2026-01-27'],
    ['yesteday', '2026-01-31'],
    ['hayer', '2026-01-31'],
    ['el primer viernes de enero', '2026-01-30'],
    ['el segundo sábado de enero', '2026-01-31'],
    ['el primer lunes del mes', '2026-01-26'],
  ])('%s', (words, date) =>
    expect(readText(`cine 180 pesos ${words}`)).toMatchObject({ date, ambiguous: ['date'], lowConfidence: ['date'] }),
  );

  it.each([
    ['taxi calle 5 de febrero $60', '2026-02-01'],
    ['taxi $60 lunes 26 de enero', '2026-01-26'],
    ['taxi $60 ayer sábado', '2026-01-31'],
    ['taxi $60 viernes 23', '2026-01-23'],
    ['taxi $60 el salado', '2026-02-01'],
    ['mi abuela me dio mi domingo $60', '2026-02-01'],
    ['netflix 12meses $60', '2026-02-01'],
    ['le pagué a Julio 20 pesos', '2026-02-01'],
  ])('not: %s', (text, date) => expect(readText(text)).toMatchObject({ date, ambiguous: [] }));

  it.each([
    ['como el 10 luz 200', 'luz', '200.00'],
    ['cine 180 tuesday before last', 'cine', '180.00'],
    ['luz 200 más o menos el 10', 'luz más o menos', '200.00'],
  ])('takes the words that say so: %s', (text, description, pesos) =>
    expect(readText(text)).toMatchObject({ description, pesos, lowConfidence: expect.arrayContaining(['date']) as [] }),
  );
});
