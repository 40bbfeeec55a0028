import { chatsOfTestFile } from '../../testing/chat';

const newChat = chatsOfTestFile();

/** A chat in which the messages were answered, and what is stored then. */
async function chatAfter(...messages: readonly string[]) {
  const chat = newChat();
  let reply = '';
  for (const message of messages) reply = await chat.say(message);
  const stored = await chat.stored();
  return { chat, reply, stored: stored.toReversed() };
}

const TACOS = [4_500, 'Food', '2026-03-18'];

describe('a correction while something else than an entry waits', () => {
  it.each([
    ['presupuesto 6000', 'no, 7000', 'Tope de gasto variable desde 2026-03: $7,000.00 MXN.'],
    ['presupuesto 6000 comida', 'no, eran 7000', 'Tope de Food desde 2026-03: $7,000.00 MXN.'],
    ['saldo 12500', 'perdón, 13500.50', 'Saldo guardado: $13,500.50 MXN, 2026-03-18 20:15.'],
    ['fijo renta 7800 el 1', 'cámbialo a 7900', 'gasto $7,900.00 MXN · Rent (FIXED) · el 1 de cada mes.'],
    ['deuda NU prioridad=alta saldo=24385', 'no, 24000', 'Deuda guardada: NU.'],
  ])('%s, %s: changes that one and no stored entry', async (offered, correction, saved) => {
    const { reply, stored } = await chatAfter('tacos 45', 'sí', offered, correction, 'sí');
    expect(reply).toContain(saved);
    expect(stored).toEqual([TACOS]);
  });

  it('asks for words where two amounts could be meant', async () => {
    const debt = 'deuda NU prioridad=alta saldo=24385 mínimo=1200';
    const { reply, stored } = await chatAfter('tacos 45', 'sí', debt, 'corrige a 24000');
    expect(reply).toMatch(/^No entendí la corrección/);
    expect(stored).toEqual([TACOS]);
  });

  it('is about the entry whose correction waits, not about the one stored last', async () => {
    const { stored } = await chatAfter('tacos 45', 'sí', 'uber 80', 'sí', 'cambia los tacos a 50', 'no, 55', 'sí');
    expect(stored).toEqual([
      [5_500, 'Food', '2026-03-18'],
      [8_000, 'Transport', '2026-03-18'],
    ]);
  });
});

describe('one stored entry waits once', () => {
  it('a correction back to what is stored leaves nothing to confirm', async () => {
    const { chat, reply, stored } = await chatAfter('tacos 45', 'sí', 'no, 50', 'no, 45');
    expect(reply).toBe('Eso ya es así; no hay nada que cambiar.');
    expect(await chat.say('sí')).toBe('No hay nada por confirmar.');
    expect(stored).toEqual([TACOS]);
  });

  it('a correction replaces its deletion, and a deletion its correction', async () => {
    const corrected = await chatAfter('tacos 45', 'sí', 'borra el último', 'no, 50', 'sí');
    expect(corrected.reply).toMatch(/^Corregido: Gasto \$50\.00 MXN[^\n]*$/);
    const deleted = await chatAfter('tacos 45', 'sí', 'no, 50', 'borra los tacos', 'sí');
    expect(deleted.reply).toMatch(/^Borrado: Gasto \$45\.00 MXN[^\n]*$/);
    expect(deleted.stored).toEqual([]);
  });

  it.each(['no, 50', 'saldo 12500', 'presupuesto 6000'])('undo takes %s back and deletes nothing', async (offered) => {
    const { chat, reply, stored } = await chatAfter('tacos 45', 'sí', offered, 'deshacer');
    expect(reply).toMatch(/^Quité: /);
    expect(await chat.say('sí')).toBe('No hay nada por confirmar.');
    expect(stored).toEqual([TACOS]);
  });
});

const UBER = [8_000, 'Transport', '2026-03-18'];

describe('a correction of what is stored', () => {
  it.each([
    ['no fueron 45, fueron 50', [5_000, 'Food', '2026-03-18']],
    ['eran 50, no 45', [5_000, 'Food', '2026-03-18']],
    ['era de 50 no de 45', [5_000, 'Food', '2026-03-18']],
    ['no, 50 y fue ayer', [5_000, 'Food', '2026-03-17']],
    ['me equivoqué, eran 50', [5_000, 'Food', '2026-03-18']],
    ['50*', [5_000, 'Food', '2026-03-18']],
    ['correcto pero fueron 50', [5_000, 'Food', '2026-03-18']],
    ['el monto es 50', [5_000, 'Food', '2026-03-18']],
    ['ponlo ayer', [4_500, 'Food', '2026-03-17']],
    ['la fecha era ayer', [4_500, 'Food', '2026-03-17']],
    ['cambia la fecha al 15', [4_500, 'Food', '2026-03-15']],
    ['ponlo en restaurantes', [4_500, 'Restaurantes', '2026-03-18']],
    ['no es comida, es transporte', [4_500, 'Transport', '2026-03-18']],
    ['categoría: antojos', [4_500, 'Antojos', '2026-03-18']],
    ['the tacos were 50', [5_000, 'Food', '2026-03-18']],
    ['los tacos fueron ayer', [4_500, 'Food', '2026-03-17']],
  ])('%s', async (correction, expected) => {
    expect((await chatAfter('tacos 45', 'sí', correction, 'sí')).stored).toEqual([expected]);
  });

  it('changes an expense to income with its type', async () => {
    const { chat } = await chatAfter('tacos 45', 'sí', 'no fue gasto fue ingreso', 'sí');
    const { transactions } = await chat.tools.data('list_transactions');
    expect(transactions).toEqual([expect.objectContaining({ type: 'INCOME', category_type: 'INCOME' })]);
  });

  it('leaves open which of two amounts is right where neither is known', async () => {
    const { stored } = await chatAfter('tacos 45', 'sí', '60, no 50', 'sí');
    expect(stored).toEqual([TACOS]);
  });

  it.each([
    ['another day', ['tacos 45 ayer', 'sí', 'los tacos fueron 60', 'sí'], 2],
    ['more words', ['uber aeropuerto 300', 'sí', 'el uber fue 95', 'sí'], 2],
    ['several of that name', ['uber 80', 'sí', 'uber 90', 'sí', 'el uber fue 95', 'sí'], 3],
    ['its category only', ['tacos 45', 'sí', 'food was 95', 'sí'], 2],
  ])('is a new entry without a word of correction: %s', async (_, messages, count) => {
    expect((await chatAfter(...messages)).stored).toHaveLength(count);
  });
});

describe('an entry is named', () => {
  it.each(['borra el de uber', 'borra lo del uber', 'borra el uber de 80', 'borra uber 80', 'borra el de 80'])(
    'for a deletion: %s',
    async (request) => {
      const { stored } = await chatAfter('uber 80', 'sí', 'tacos 45', 'sí', request, 'sí');
      expect(stored).toEqual([TACOS]);
    },
  );

  it.each(['borra el uber de 70', 'borra uber de ayer', 'borra hoy', 'borra todo lo de hoy'])(
    'by nothing that fits: %s',
    async (request) => {
      const { stored } = await chatAfter('uber 80', 'sí', request, 'sí');
      expect(stored).toEqual([UBER]);
    },
  );

  it('by its amount or day for a correction', async () => {
    const { stored } = await chatAfter(
      'uber 80',
      'sí',
      'uber 95 ayer',
      'sí',
      'el uber de 80 eran 85',
      'sí',
      'el de ayer eran 90',
      'sí',
    );
    expect(stored).toEqual([
      [8_500, 'Transport', '2026-03-18'],
      [9_000, 'Transport', '2026-03-17'],
    ]);
  });
});

describe('several are counted', () => {
  it.each(['quita 1 y 3', 'quita la primera y la tercera', 'borra 1, 3'])('of what waits: %s', async (request) => {
    const { reply, stored } = await chatAfter('pan 20\ntacos 45\nuber 80', request, 'sí');
    expect(reply).toMatch(/^Guardado: gasto de \$45\.00 MXN[^\n]*$/);
    expect(stored).toEqual([TACOS]);
  });

  it('of the list that was shown', async () => {
    const { chat, stored } = await chatAfter(
      'pan 20',
      'sí',
      'tacos 45',
      'sí',
      'uber 80',
      'sí',
      'últimos',
      'borra 1 y 3',
      'sí',
    );
    expect(stored).toEqual([TACOS]);
    expect(await chat.say('borra 1 y 7')).toContain('No hay número 7');
  });

  it.each(['quita el último', 'quita la última'])('from the end of what waits: %s', async (request) => {
    expect((await chatAfter('tacos 45', 'uber 80', request, 'sí')).stored).toEqual([TACOS]);
  });

  it('with a number that is no amount', async () => {
    const { reply, stored } = await chatAfter('tacos 45', 'sí', 'la 2 es uber');
    expect(reply).toContain('No hay número 2');
    expect(stored).toEqual([TACOS]);
  });

  it('and corrected by what each is', async () => {
    const { stored } = await chatAfter('200', 'uber 80', 'el primero es comida', 'sí');
    expect(stored).toEqual([[20_000, 'Food', '2026-03-18'], UBER]);
  });
});
