import { namesUnknownPayer } from './entry-payer';
import { hasOtherTerms } from './entry-terms';

const PEOPLE = [
  { id: 'elias', name: 'Elias' },
  { id: 'leticia', name: 'Letícia' },
];

it.each([
  'lunch 15 split Bob paid',
  'dinner 80 split, paid by Marta',
  'almoço 30 dividido, o João pagou',
  'cena 40 compartida, pagó Marta',
  'courses 30 partagées, Paul a payé',
  'dinner 80 with Letícia, Mum already paid',
])('%s: nobody knows who of the two paid', (text) => expect(namesUnknownPayer(text, PEOPLE)).toBe(true));

it.each([
  'dinner 80 split, I paid',
  'dinner 80 split, Letícia paid',
  'dinner 80 split, leticia payed for it',
  'dinner 80 split, Elias paid',
  'dinner 80 split, she paid',
  'dinner 80 split, paid by card',
  'dinner 80 split, paid by Visa',
  'dinner 80 split, paid by Monese',
  'jantar 80 dividido, pago por Pix',
  'Rent paid 900 split',
  'groceries 42.50 split, Carrefour paid by me',
  'paid Bob 15 split',
  'luz 90 com a Letícia, quem pagou fui eu',
  'Já pagou? luz 90 dividida',
])('%s: names no stranger', (text) => expect(namesUnknownPayer(text, PEOPLE)).toBe(false));

it.each(['dinner 80 split, Letícia and I paid', 'dinner 80 split, we both paid', 'luz 90, eu e a Letícia pagamos'])(
  '%s: how much each paid is not said',
  (text) => expect(hasOtherTerms(text, PEOPLE)).toBe(true),
);
