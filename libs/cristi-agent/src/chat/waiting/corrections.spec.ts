import { chatsOfTestFile } from '../../testing/chat';

const newChat = chatsOfTestFile();

describe('corrections', () => {
  it.each([
    ['corrige a 83.20', 8_320, 'Food', '2026-03-18'],
    ['no, eran 83.20', 8_320, 'Food', '2026-03-18'],
    ['actually 83.20', 8_320, 'Food', '2026-03-18'],
    ['cambia la categoría a Regalos', 4_500, 'Regalos', '2026-03-18'],
    ['categoría renta', 4_500, 'Rent', '2026-03-18'],
    ['corrige 1 categoría Ropa de niño', 4_500, 'Ropa De Niño', '2026-03-18'],
    ['fecha ayer', 4_500, 'Food', '2026-03-17'],
    ['change date to 2026-03-01', 4_500, 'Food', '2026-03-01'],
  ])('%s', async (text, amount, category, date) => {
    const stored = newChat();
    await stored.say('tacos 45');
    await stored.say('sí');
    expect(await stored.say(text)).toContain('• antes: Gasto $45.00 MXN · Food');
    await stored.say('sí');
    expect(await stored.stored()).toEqual([[amount, category, date]]);
    const waiting = newChat();
    await waiting.say('tacos 45');
    if (!text.includes(' 1 ')) await waiting.say(text);
    else return;
    await waiting.say('sí');
    expect(await waiting.stored()).toEqual([[amount, category, date]]);
  });

  it('say so when there is nothing to correct, or nothing understood', async () => {
    const chat = newChat();
    expect(await chat.say('corrige a 50')).toBe('Todavía no hay nada guardado.');
    await chat.say('tacos 45');
    await chat.say('sí');
    expect(await chat.say('corrige a 45')).toBe('Eso ya es así; no hay nada que cambiar.');
    expect(await chat.say('corrige 7 a 50')).toContain('No hay número 7');
    expect(await chat.say('fecha 2026-02-30')).toMatch(/^No entendí la corrección/);
    expect(await chat.say('cambia la llanta 500')).toMatch(/^Entendí este gasto/);
  });

  it('two of one entry are joined', async () => {
    const chat = newChat();
    await chat.say('tacos 45');
    await chat.say('sí');
    await chat.say('corrige a 50');
    expect(await chat.say('corrige categoría Regalos')).toContain('$45.00');
    await chat.say('sí');
    expect(await chat.stored()).toEqual([[5_000, 'Regalos', '2026-03-18']]);
  });
});

describe('a correction in the words of a conversation', () => {
  it.each([
    ['no, 83.20', [8_320, 'Food', '2026-03-18']],
    ['perdón, 83.20', [8_320, 'Food', '2026-03-18']],
    ['make that 83.20', [8_320, 'Food', '2026-03-18']],
    ['change it to yesterday', [4_500, 'Food', '2026-03-17']],
    ['no, fue ayer', [4_500, 'Food', '2026-03-17']],
    ['no, eran 83.20 ayer', [8_320, 'Food', '2026-03-17']],
    ['no, era renta', [4_500, 'Rent', '2026-03-18']],
    ['cambia los tacos a regalos', [4_500, 'Regalos', '2026-03-18']],
    ['cambia la fecha al lunes', [4_500, 'Food', '2026-03-16']],
    ['mejor pon que fue ayer', [4_500, 'Food', '2026-03-17']],
    ['eso fue ayer', [4_500, 'Food', '2026-03-17']],
    ['no hoy, ayer', [4_500, 'Food', '2026-03-17']],
    ['la fecha está mal, fue ayer', [4_500, 'Food', '2026-03-17']],
    ['en vez de 45 pon 83.20', [8_320, 'Food', '2026-03-18']],
    ['no 45 sino 83.20', [8_320, 'Food', '2026-03-18']],
    ['no, no eran tacos, era farmacia', [4_500, 'Health', '2026-03-18']],
    ['súmale 5', [5_000, 'Food', '2026-03-18']],
  ])('%s', async (text, expected) => {
    for (const isStored of [true, false]) {
      const chat = newChat();
      await chat.say('tacos 45');
      if (isStored) await chat.say('sí');
      await chat.say(text);
      await chat.say('sí');
      expect(await chat.stored()).toEqual([expected]);
    }
  });

  it('puts the thing that is named in the place of the wrong one, so that nothing is learnt of it', async () => {
    const chat = newChat();
    for (const text of ['tacos 45', 'no, era farmacia', 'sí']) await chat.say(text);
    expect(await chat.say('tacos 50')).toContain('Food');
    expect(await chat.say('no, ya pagué la luz')).toMatch(/^No entendí/);
  });

  it.each(['change it', 'corrige eso', 'cambia la categoría', 'change the amount'])(
    'says what is missing in %s',
    async (text) => {
      const chat = newChat();
      await chat.say('tacos 45');
      expect(await chat.say(text)).toMatch(/^No entendí la corrección/);
      await chat.say('sí');
      expect(await chat.stored()).toEqual([[4_500, 'Food', '2026-03-18']]);
    },
  );

  it('is about the entry that is asked about, counted or named, else the last', async () => {
    const chat = newChat();
    await chat.say('gasté en el super');
    await chat.say('uber 60');
    await chat.say('fueron 500');
    await chat.say('no, 70');
    await chat.say('el primero fue ayer');
    await chat.say('cambia el super a 510');
    await chat.say('sí');
    expect(await chat.stored()).toEqual([
      [7_000, 'Transport', '2026-03-18'],
      [51_000, 'Supermarket', '2026-03-17'],
    ]);
  });

  it('is about the only one of several that has the amount which is replaced, else about none', async () => {
    const chat = newChat();
    await chat.say('tacos 45');
    await chat.say('uber 60');
    await chat.say('cambia 45 por 54');
    expect(await chat.say('cambia 99 por 80')).toMatch(/^No entendí la corrección/);
    await chat.say('sí');
    expect(await chat.stored()).toEqual([
      [6_000, 'Transport', '2026-03-18'],
      [5_400, 'Food', '2026-03-18'],
    ]);
  });

  it('is an entry where more than a value follows', async () => {
    const chat = newChat();
    await chat.say('tacos 45');
    expect(await chat.say('no, uber 60')).toContain('2. Gasto $60.00 MXN · Transport');
  });
});

describe('taking back', () => {
  it('makes no entry of what it does not find', async () => {
    const chat = newChat();
    await chat.say('tacos 45');
    expect(await chat.say('borra los cafés')).toMatch(/^No entendí/);
    expect(await chat.say('sí')).toMatch(/^Guardado: gasto de \$45\.00 MXN/);
  });

  it.each(['undo', 'borra eso', 'bórralo', 'drop it', 'quita el uber', 'quita el segundo', 'delete the uber'])(
    '%s takes the last entry, or the one that is meant, from what waits',
    async (text) => {
      const chat = newChat();
      await chat.say('tacos 45');
      await chat.say('uber 60');
      expect(await chat.say(text)).toMatch(/^Quité: Gasto \$60\.00 MXN/);
      await chat.say('sí');
      expect(await chat.stored()).toEqual([[4_500, 'Food', '2026-03-18']]);
    },
  );

  it.each(['undo', 'borra eso', 'bórralo', 'borra los tacos'])('%s offers to delete what is stored', async (text) => {
    const chat = newChat();
    await chat.say('tacos 45');
    await chat.say('sí');
    expect(await chat.say(text)).toContain('Gasto $45.00 MXN');
    expect(await chat.say('sí')).toMatch(/^Borrado: Gasto \$45\.00 MXN/);
  });

  it.each(['cancel it', 'never mind', 'olvídalo', 'actually no', 'no lo guardes', 'don’t save it'])(
    '%s is a no',
    async (text) => {
      const chat = newChat();
      await chat.say('tacos 45');
      expect(await chat.say(text)).toMatch(/^Cancelado/);
    },
  );
});

describe('the list', () => {
  it('is numbered, and its numbers stay while nothing new is saved', async () => {
    const chat = newChat();
    expect(await chat.say('últimos')).toBe('Todavía no hay nada guardado.');
    for (let amount = 1; amount <= 6; amount += 1) {
      await chat.say(`tacos ${amount}`);
      await chat.say('sí');
    }
    expect((await chat.say('últimos')).split('\n')).toHaveLength(6);
    expect((await chat.say('last 2')).split('\n')).toHaveLength(3);
    expect(await chat.say('borra 2')).toContain('$5.00 MXN');
    expect(chat.buttons()).toEqual(['Borrar', 'No']);
    await chat.press('Borrar');
    expect(await chat.say('deshacer')).toContain('$6.00 MXN');
    expect(await chat.say('sí')).toMatch(/^Borrado: Gasto \$6\.00 MXN/);
    expect(await chat.stored()).toHaveLength(4);
  });

  it('says so when an entry is gone', async () => {
    const chat = newChat();
    await chat.say('tacos 45');
    await chat.say('sí');
    await chat.say('deshacer');
    await chat.tools.data('delete_last_transaction');
    expect(await chat.say('sí')).toMatch(/^No guardé «Borrar: .*»: Ese ya no está guardado/);
  });
});
