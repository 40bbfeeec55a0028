import { hasOtherTerms } from './entry-terms';

const PEOPLE = [
  { id: 'elias', name: 'Elias' },
  { id: 'leticia', name: 'Letícia' },
];

describe('a shared purchase that is more than half each', () => {
  it.each([
    'dinner 100, Letícia pays 70%',
    'jantar 100 60% eu 40% Letícia',
    'rent 900 split 2/3 me',
    'renta 900 dividida, un tercio Letícia',
    "Letícia's half of dinner 40",
    'my half of dinner with Letícia 40',
    'minha metade do jantar com a Letícia 40',
    'mi mitad de la cena con Letícia 40',
    'Letícia a payé la moitié du dîner de 80',
    'dinner with Letícia 80, half of it is mine',
    '80 chacun partagé',
    'dinner with Letícia 40 each',
    'jantar com a Letícia 40 por pessoa',
    'vestido 80 só da Letícia',
    'gift 80 for Letícia only',
    'regalo 80 sólo para Letícia',
    'geladeira 1200 em 12x dividida',
    'lavadora 6000 a 12 meses con Letícia',
    'fridge 1200 split in 12 monthly instalments',
    'frigo 1200 partagé en 10 fois',
    'loyer 1200 partagé chaque mois',
    'rent 1200 split every month',
    'cinema 24 split 70/30, I paid',
    'renta 9000 con Letícia 60-40',
    'jantar 80 dividido 65 / 35',
  ])('%s', (text) => expect(hasOtherTerms(text, PEOPLE)).toBe(true));

  it.each([
    'dinner 80 split, Letícia paid',
    'dinner 80 half and half with Letícia',
    'coffee with half and half 4.50 with Letícia',
    'jantar 80 meio a meio',
    'cena 80 mitad y mitad',
    'dîner 80 moitié-moitié',
    'dinner 80 with Letícia, 50% each',
    'jantar 80, 50% eu 50% Letícia',
    'dinner 80, half each',
    'dinner 80 split 50/50 with Letícia',
    'dinner 80 with Letícia on 28/11',
    'shift 90/10/1 with Letícia 40',
    'groceries for Letícia 40',
    'market 80 with Letícia 3 days ago',
    'wine 2 x 12 with Letícia',
    'presente para Letícia 80',
    'peaches 12 with Letícia',
    'dinner 80 split, half each, on friday',
    '2 coffees 3.50 each with Letícia',
    'dinner 500 with 20% tip split',
    'jantar 80 com gorjeta de 10% dividido',
    'zapatos 800 con 20% de descuento con Letícia',
    'two beers with Letícia, 5 each',
  ])('%s says no more', (text) => expect(hasOtherTerms(text, PEOPLE)).toBe(false));
});
