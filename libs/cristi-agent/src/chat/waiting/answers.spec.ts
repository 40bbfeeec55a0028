import { chatsOfTestFile } from '../../testing/chat';

const newChat = chatsOfTestFile();

/** What is stored after the messages. */
async function storedAfter(...messages: readonly string[]) {
  const chat = newChat();
  for (const message of messages) await chat.say(message);
  return chat.stored();
}

it('that points at a thing names no category', async () => {
  expect(await storedAfter('gas 500', 'el del coche', 'sí', 'gasolina', 'sí')).toEqual([
    [50_000, 'Gasoline', '2026-03-18'],
  ]);
});

it.each(['no, gracias Cristi', 'mejor así', 'no, era broma'])(
  'that denies something names no category: %s',
  async (text) => {
    expect(await storedAfter('200', text, 'sí')).toEqual([]);
  },
);

describe('an answer that names a day besides', () => {
  it.each([
    ['comida, y fue ayer', 'Food', '2026-03-17'],
    ['ayer comida', 'Food', '2026-03-17'],
    ['it was food yesterday', 'Food', '2026-03-17'],
    ['el viernes, comida', 'Food', '2026-03-13'],
    ['cosas de casa del lunes', 'Cosas De Casa', '2026-03-16'],
    ['viernes social', 'Viernes Social', '2026-03-18'],
  ])('to the question of a category: %s', async (answer, category, date) => {
    expect(await storedAfter('200', answer, 'sí')).toEqual([[20_000, category, date]]);
  });

  it.each(['120 y fue antier', '120, antier', 'antier 120 pesos', '120 pero fue antier'])(
    'to the question of an amount: %s',
    async (answer) => {
      expect(await storedAfter('pagué la farmacia', answer, 'sí')).toEqual([[12_000, 'Health', '2026-03-16']]);
    },
  );
});

describe('an answer in the words of a conversation', () => {
  it.each([
    'pues comida',
    'comida 🌮',
    'ponlo en comida',
    'put it in food',
    'ok, comida por favor!',
    'guárdalo en comida',
  ])('names a category of the table: %s', async (answer) => {
    expect(await storedAfter('200', answer, 'sí')).toEqual([[20_000, 'Food', '2026-03-18']]);
  });

  it.each(['120 gracias', '120 👍', '120 pesos, porfa!'])('is an amount: %s', async (answer) => {
    expect(await storedAfter('pagué la farmacia', answer, 'sí')).toEqual([[12_000, 'Health', '2026-03-18']]);
  });

  it.each(['mmm', 'jaja', 'quién sabe', 'que categorías hay', 'buenas noches', 'me equivoqué', 'otra', 'del lunes'])(
    'is no category: %s',
    async (answer) => {
      expect(await storedAfter('200', answer, 'sí')).toEqual([]);
    },
  );

  it.each([
    ['como 450', 'sí'],
    ['450 aprox', 'sí'],
    ['400 o 500', '450'],
    ['20 dlls', '450'],
    ['-450', 'creo que 450'],
  ])('leaves an amount open, and is no entry of its own: %s', async (answer, next) => {
    expect(await storedAfter('gasté en el super', answer, next, 'sí')).toEqual([[45_000, 'Supermarket', '2026-03-18']]);
  });

  it('is asked again where it is a rate or a price for each', async () => {
    expect(await storedAfter('uber 20 dólares', 'a 18 pesos', 'sí')).toEqual([]);
  });
});

describe('an answer about some or all of what waits', () => {
  const [tacos, uber] = [
    [4_500, 'Food', '2026-03-18'],
    [8_000, 'Transport', '2026-03-18'],
  ];

  it.each([
    ['el uber no', [tacos]],
    ['el último no', [tacos]],
    ['borra el último', [tacos]],
    ['todo menos los tacos', [uber]],
    ['el cine no', [uber, tacos]],
    ['borra los dos', []],
    ['cancela todo', []],
    ['quita los tres', [uber, tacos]],
  ])('drops no more than it says: %s', async (answer, kept) => {
    expect(await storedAfter('tacos 45', 'uber 80', answer, 'sí')).toEqual(kept);
  });

  it.each(['los dos fueron ayer', 'todo fue ayer'])('gives all of it a day: %s', async (answer) => {
    expect(await storedAfter('tacos 45', 'uber 80', answer, 'sí')).toEqual(
      [uber, tacos].map(([amount, category]) => [amount, category, '2026-03-17']),
    );
    expect(await storedAfter('tacos 45', 'uber 80', 'los dos fueron 90', 'sí')).toEqual([uber, tacos]);
  });
});
