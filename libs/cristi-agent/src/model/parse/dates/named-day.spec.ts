import { readText } from '../../../testing/read-text';

/** A Wednesday. */
const TODAY = '2026-03-18';

describe('days in other spellings and words', () => {
  it.each([
    ['aller tacos 90', '2026-03-17'],
    ['yesterdya tacos 90', '2026-03-17'],
    ['anteyer tacos 90', '2026-03-16'],
    ['tacos 90 savado', '2026-03-14'],
    ['tacos 90 biernes', '2026-03-13'],
    ['tacos 90 sab', '2026-03-14'],
    ['vie tacos 90', '2026-03-13'],
    ["friday's drinks 90", '2026-03-13'],
    ['tacos 90 igual que ayer', '2026-03-17'],
    ['same as yesterday, tacos 90', '2026-03-17'],
    ['tacos 90 ese lunes', '2026-03-16'],
    ['tacos 90 el antepasado lunes', '2026-03-16'],
  ])('%s: is asked about', (text, date) =>
    expect(readText(text, TODAY)).toMatchObject({ pesos: '90.00', date, lowConfidence: ['date'] }),
  );

  it.each([
    ["yesterday's tacos 90", '2026-03-17'],
    ["last night's dinner 90", '2026-03-17'],
    ['the day b4 yesterday tacos 90', '2026-03-16'],
    ['drinks 90 march third', '2026-03-03'],
    ['drinks 90 on the third', '2026-03-03'],
    ['drinks 90 third of march', '2026-03-03'],
    ['drinks 90 on the twenty first', '2026-02-21'],
    ['tacos 90 la noche del 14', '2026-03-14'],
    ['hoy miercoles 18 de marzo tacos 90', TODAY],
    ['the second coffee 90', TODAY],
    ['le gané 90 a juan en el domino', TODAY],
  ])('%s: is that day', (text, date) =>
    expect(readText(text, TODAY)).toMatchObject({ pesos: '90.00', date, lowConfidence: [] }),
  );

  it.each([
    'luz 400 el dia ultimo',
    'luz 400 el ultimo del mes',
    'luz 400 entre semana',
    'luz 400 toda la semana',
    'luz 400 en lo que va del mes',
    'luz 400 el mes que entra',
    'luz 400 la semana anterior',
    'luz 400 ese dia',
    'cena 400 el fin',
    'cena 400 el puente',
    'cena 400 año nuevo',
    'cena 400 domingo de pascua',
    'dinner 400 the night before',
  ])('%s: no day is named', (text) =>
    expect(readText(text, TODAY)).toMatchObject({ pesos: '400.00', date: null, ambiguous: ['date'] }),
  );
});
