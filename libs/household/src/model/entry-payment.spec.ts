import fc from 'fast-check';

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
  'mandei 200 de pix pra Letícia',
  'pix de R$ 50 para a Letícia',
  'fiz um pix pra Letícia de 50',
  'transferência de 50 para Letícia',
  'le hice un bizum de 50 a Letícia',
  'envié 50 a Letícia por bizum',
  "j'ai viré 50 € à Letícia",
  "j'ai fait un virement de 50 à Letícia",
  'virement de Letícia 50',
  "Letícia m'a fait un virement de 50",
  'bank transfer to Letícia 50',
  'payment from Letícia 50',
  'Letícia just paid me 50',
  'Letícia paid 50 to me',
  'Letícia pagou 50 reais pra mim',
  'settled up with Letícia 50',
  'acertei 50 com a Letícia',
  'acerto com Letícia 50',
  'saldé 50 con Letícia',
  'Letícia me emprestou 100',
  'Letícia lent me 100',
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
  'mercado 90 no pix dividido com Letícia',
  'Letícia pagou mercado 90 no pix',
  'airport transfer 30 with Letícia',
  'Letícia paid 50 to the plumber',
])('%s is none', (text) => expect(isPaymentBetween(text, OTHERS)).toBe(false));

it('money that one gives the other is no purchase, however its amount is written', () => {
  const sum = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
  const sign = fc.constantFrom(
    ...[(of: string) => of, (of: string) => `${of} €`, (of: string) => `${of}€`],
    ...[(of: string) => `R$ ${of}`, (of: string) => `£${of}`, (of: string) => `${of} reais`],
  );
  const told = fc.constantFrom(
    ...[(of: string) => `paid ${of} to Letícia`, (of: string) => `mandei ${of} pra Letícia`],
    ...[(of: string) => `le di ${of} a Letícia`, (of: string) => `j'ai viré ${of} à Letícia`],
    ...[(of: string) => `pix de ${of} pra Letícia`, (of: string) => `Letícia paid ${of} to me`],
  );
  fc.assert(
    fc.property(sum, sign, told, (amount, signed, sentence) =>
      expect(isPaymentBetween(sentence(signed(amount)), OTHERS)).toBe(true),
    ),
  );
});
