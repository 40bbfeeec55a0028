import { withoutSharing } from './entry-description';

const PEOPLE = [
  { id: 'rui', name: 'Rui' },
  { id: 'ana', name: 'Ana (mãe)' },
];

it.each([
  ['lunch with Ana, I paid', 'lunch'],
  ['lunch with Rui', 'lunch'],
  ['dinner ana paid', 'dinner'],
  ['dinner, paid by Ana', 'dinner'],
  ['dinner split with her', 'dinner'],
  ['mercado dividido', 'mercado'],
  ['mercado com a Ana', 'mercado'],
  ['cena, la pagó Rui', 'cena'],
  ['almoço com Ana (mãe), eu paguei', 'almoço'],
  ['almuerzo con ella, yo pagué', 'almuerzo'],
  ['courses partagées', 'courses'],
  ['courses partagées avec elle', 'courses'],
  ['dîner avec Ana, c’est elle qui a payé', 'dîner'],
  ["j'ai payé le déjeuner avec Ana", 'le déjeuner'],
  ['a Ana já pagou jantar', 'jantar'],
  ['luz, foi a Ana que pagou', 'luz'],
  ['dinner with Ana, who paid', 'dinner'],
  ['cinema split on', 'cinema'],
  ['uber at with Ana', 'uber'],
  ['split', ''],
])('%j was for %j', (written, description) => expect(withoutSharing(written, PEOPLE)).toBe(description));

it.each(['lunch with Tom', 'coffee', 'Con Edison', 'withdrawal', 'Sharedspace rent', 'pizza con queso', 'gift, small'])(
  'leaves %j as it is',
  (written) => expect(withoutSharing(written, PEOPLE)).toBe(written),
);
