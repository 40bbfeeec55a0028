import { isPaymentBetween } from './entry-payment';

const OTHERS = [{ id: 'leticia', name: 'Letícia' }];

it.each([
  'paid Letícia 50',
  'I paid leticia back 50',
  'I gave Letícia $50 for the rent',
  'sent 50 reais to Letícia yesterday',
  'Letícia owes me 50',
  'paguei 50 pra Letícia',
  'fiz pix de 50,00 pra Letícia',
  'devolvi R$ 50 para a Letícia',
  'Letícia me devolveu 50',
  'le pagué 50 a Letícia',
  'Letícia me debe 50',
  "j'ai remboursé 50 à Letícia",
  'Letícia m’a remboursé 50',
  'Letícia me doit 50',
])('%s', (text) => expect(isPaymentBetween(text, OTHERS)).toBe(true));

it.each([
  'dinner 80, Letícia paid',
  'I paid 50 for groceries with Letícia',
  'paid 50 at the market, split with Letícia',
  'paguei 50 no mercado com a Letícia',
  'pagué 50 de luz con Letícia',
  "j'ai payé 50 avec Letícia",
  'gift for Letícia 50',
  'dinner 80 split',
  'Letícia pagou 50 no mercado',
  'paid Ana 50',
])('%s is none', (text) => expect(isPaymentBetween(text, OTHERS)).toBe(false));
