import { landingInText, payerInText, withoutAccount } from './entry-landing';

const OTHERS = [{ id: 'leticia', name: 'Letícia' }];

it.each([
  ['lunch 15.50 with Ana, I paid', { ledger: 'shared' }],
  ['mercado 20 dividido', { ledger: 'shared' }],
  ['mercado 20 compartilhado', { ledger: 'shared' }],
  ['dinner 80 shared', { ledger: 'shared' }],
  ['shared flat 700', undefined],
  ['courses 30 partagées avec elle', { ledger: 'shared' }],
  ['dinner 80, Letícia paid', { ledger: 'shared' }],
  ['dinner 80 leticia', { ledger: 'shared' }],
  ['dîner 35 € divisé en deux', { ledger: 'shared' }],
  ['on partage le dîner, 35 €', { ledger: 'shared' }],
  ['coffee 4 @cash', { ledger: 'account', account: 'cash' }],
  ['coffee 4', undefined],
  ['withdrawal 100', undefined],
  ['consulta 100', undefined],
])('%s lands in %j', (text, landing) => expect(landingInText(text, OTHERS)).toEqual(landing));

it.each([
  ['dinner 80, Letícia paid', 'leticia'],
  ['dinner 80, leticia pagou', 'leticia'],
  ['taxi 34, Letícia covered it', 'leticia'],
  ['Letícia comprou pão 12', 'leticia'],
  ['quem pagou o mercado de 90 foi a Letícia', 'leticia'],
  ["ce n'est pas moi qui ai payé le dîner 80, c'est Letícia", 'leticia'],
  ['almoço 80 com Letícia, foi a Letícia que escolheu', undefined],
  ['dinner 80 paid by Letícia', 'leticia'],
  ['dinner 80 with Letícia, I paid', undefined],
  ['cena 80 compartida, pagó Letícia', 'leticia'],
  ['cena 80 compartida, Letícia ha pagado', 'leticia'],
  ['jantar 80 dividido, pagou a Letícia', 'leticia'],
  ['jantar 80 dividido, pago pela Letícia', 'leticia'],
  ['dîner 80 partagé, payé par Letícia', 'leticia'],
  ["dîner 80 partagé, c'est Letícia qui a payé", 'leticia'],
  ['cena 80, pagado por Letícia', 'leticia'],
  ['Leticia already paid the rent, 900', 'leticia'],
  ['Letícia spent 40 on groceries', 'leticia'],
  ['dinner 80 with Letícia, who paid', 'leticia'],
  ['Letícia já pagou a luz 90', 'leticia'],
  ['luz 90, foi a Letícia que pagou', 'leticia'],
  ['Letícia ya ha pagado la luz 63', 'leticia'],
  ['fue Letícia la que pagó la luz 63', 'leticia'],
  ['la luz 63 la ha pagado Letícia', 'leticia'],
  ["Letícia a déjà payé l'électricité 63", 'leticia'],
  ['dîner 35 réglé par Letícia', 'leticia'],
  ['dinner 80 split, she already paid', 'leticia'],
  ['luz 90 dividida, foi ela que pagou', 'leticia'],
  ['dinner 80 split, she paid', 'leticia'],
  ['jantar 80 dividido, ela pagou', 'leticia'],
  ['cena 80 compartida, pagó ella', 'leticia'],
  ['dîner 80 partagé, elle a payé', 'leticia'],
  // Whom somebody paid is not who paid.
  ['cena 80, pagó a Letícia', undefined],
  ['dinner 80, paid Letícia', undefined],
  ['luz 90 com a Letícia, não foi ela que pagou', undefined],
  ['cena 80 con Letícia, no la pagó ella', undefined],
  ['luz 90 com a Letícia, quem pagou fui eu', undefined],
  ['luz 90 com a Letícia, quem pagou foi o Elias', undefined],
])('%s: who paid is %j', (text, payer) => expect(payerInText(text, OTHERS)).toBe(payer));

it('the name of an account is no part of what was bought', () => {
  expect(withoutAccount('coffee 4 @cash')).toBe('coffee 4');
});

it('a pronoun tells who paid only where there is one other', () => {
  expect(payerInText('dinner 80 split, she paid', [...OTHERS, { id: 'elias', name: 'Elias' }])).toBeUndefined();
});

it.each([
  ['José Ñuñez', 'jose nunez'],
  ['Letícia', 'LETICIA'],
  ['Loïc (papa)', 'loic (papa)'],
])('%s is named by %s, whatever the id is', (name, typed) => {
  const others = [{ id: 'p2', name }];
  expect(landingInText(`dinner 80 ${typed}`, others)).toEqual({ ledger: 'shared' });
  expect(payerInText(`dinner 80, ${typed} paid`, others)).toBe('p2');
});
