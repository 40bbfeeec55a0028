import { chatsOfTestFile } from '../../testing/chat';

const newChat = chatsOfTestFile();
const lines = (...text: string[]) => text.join('\n');
const firstLine = (text: string) => text.split('\n')[0];

describe('a question', () => {
  it('is asked about one field at a time, with buttons for the user’s own categories', async () => {
    const chat = newChat();
    for (const text of ['tacos 45', 'super 90', 'tacos 50']) {
      await chat.say(text);
      await chat.say('sí');
    }
    expect(await chat.say('la ñaña')).toMatch(/^No entendí/);
    expect(await chat.say('gasto la ñaña')).toContain('¿De cuánto fue?');
    expect(await chat.say('no sé')).toContain('¿De cuánto fue?');
    expect(await chat.say('trescientos pesos')).toContain('¿En qué categoría?');
    expect(chat.buttons()).toEqual(['Food', 'Supermarket', 'No']);
    expect(await chat.press('Supermarket')).toContain('• Supermarket (FIXED)');
    expect(await chat.say('sí')).toBe('Guardado: gasto de $300.00 MXN en Supermarket, 2026-03-18.');
  });

  it('takes a category of any words, and the type of the table or VARIABLE', async () => {
    const chat = newChat();
    await chat.say('gasto 300 xyz');
    expect(await chat.say('cosas de la casa')).toContain('• Cosas De La Casa (VARIABLE)');
    await chat.say('no');
    await chat.say('gasto 300 xyz');
    expect(await chat.say('renta')).toContain('• Rent (FIXED)');
  });

  it.each(['es gasolina', 'para la gasolina', 'gasoline please', '#gasolina', 'no, era gasolina'])(
    'takes the category that %s names',
    async (text) => {
      const chat = newChat();
      await chat.say('gas 500');
      expect(await chat.say(text)).toContain('• Gasoline (FIXED)');
    },
  );

  it.each(['the second one', 'la segunda', 'no sé', 'idk', 'ayer', 'cambia eso', 'gasolina o luz', '450', '⛽'])(
    'is asked again after %s, which names no category',
    async (text) => {
      const chat = newChat();
      await chat.say('gas 500');
      await chat.say(text);
      expect(await chat.say('gasolina')).toContain('• Gasoline (FIXED)');
      expect(await chat.say('sí')).toBe('Guardado: gasto de $500.00 MXN en Gasoline, 2026-03-18.');
    },
  );

  it('takes the day that an answer names with its amount', async () => {
    const chat = newChat();
    await chat.say('gasté en el super');
    expect(await chat.say('500 la semana pasada')).toContain('¿De cuánto fue?');
    await chat.say('no');
    await chat.say('gasté en el super');
    expect(await chat.say('ayer, 500')).toContain('• 2026-03-17');
    expect(await chat.say('sí')).toBe('Guardado: gasto de $500.00 MXN en Supermarket, 2026-03-17.');
  });

  it('has no yes where it asks for one of two', async () => {
    const chat = newChat();
    await chat.say('transferencia 350');
    await chat.say('comida');
    expect(await chat.say('sí')).toContain('Primero falta algo.');
    expect(await chat.say('es un gasto')).toContain('¿Lo guardo?');
  });

  it('keeps a value that is only in doubt for a yes or by its button, or takes another', async () => {
    const chat = newChat();
    expect(await chat.say('gasto 450 cena 5/1')).toContain('Tengo 2026-01-05');
    expect(await chat.press('2026-01-05')).toContain('¿Lo guardo?');
    await chat.say('no');
    await chat.say('gasto 450 cena 5/1');
    expect(await chat.say('sí')).toContain('¿Lo guardo?');
    await chat.say('no');
    await chat.say('gasto 450 cena 5/1');
    expect(await chat.say('ayer')).toContain('• 2026-03-17');
    await chat.say('no');
    await chat.say('gasto 450 cena 2026-02-30');
    expect(await chat.say('sí')).toContain('Primero falta algo.');
    expect(await chat.say('luego')).toContain('¿Qué día fue?');
    expect(await chat.say('el 2')).toContain('• 2026-03-02');
  });
});

describe('what comes while something waits', () => {
  it('is collected, numbered, dropped by number and saved together', async () => {
    const chat = newChat();
    await chat.say('uber 80');
    expect(await chat.say('300 super')).toContain('2. Gasto $300.00 MXN · Supermarket (FIXED) · super · 2026-03-18');
    expect(await chat.say('saldo 500')).toContain('3. Saldo en el banco: $500.00 MXN');
    expect(await chat.say('quita 9')).toBe('No hay número 9: van del 1 al 3.');
    expect(await chat.say('quita 1')).toMatch(/^Quité: Gasto \$80\.00 MXN/);
    expect(await chat.say('va')).toBe(
      lines(
        'Guardado: gasto de $300.00 MXN en Supermarket, 2026-03-18.',
        'Saldo guardado: $500.00 MXN, 2026-03-18 20:15.',
      ),
    );
    expect(await chat.stored()).toEqual([[30_000, 'Supermarket', '2026-03-18']]);
  });

  it('is answered when it is a question, and what waits stays', async () => {
    const chat = newChat();
    await chat.say('uber 80');
    expect(await chat.say('deudas')).toBe('No tienes deudas guardadas.');
    expect(await chat.say('hola')).toMatch(/^No entendí/);
    expect(await chat.say('sí')).toMatch(/^Guardado: gasto de \$80\.00 MXN/);
  });

  it('is refused in words beyond twenty', async () => {
    const chat = newChat();
    for (let count = 1; count <= 20; count += 1) await chat.say(`tacos ${count}`);
    expect(await chat.say('tacos 21')).toMatch(/^Ya esperan 20 cosas; no agregué «Gasto \$21\.00 MXN/);
    expect((await chat.say('sí')).split('\n')).toHaveLength(20);
    expect(await chat.stored()).toHaveLength(20);
  });

  it('makes the buttons that were shown before stand for nothing', async () => {
    const chat = newChat();
    await chat.say('uber 80');
    const [old = ''] = chat.data();
    await chat.say('super 300');
    expect(firstLine(await chat.send({ kind: 'press', data: old }))).toMatch(/^Eso cambió/);
    expect(chat.buttons()).toEqual(['Guardar', 'No']);
    const [current = ''] = chat.data();
    expect(await chat.send({ kind: 'press', data: current }, undefined, 999)).toMatch(/^Eso ya se guardó o ya no/);
    for (const data of ['', 'y', 'y:', 'c:1:99', 'x'.repeat(64), `${current.slice(0, -1)}`]) {
      expect(await chat.send({ kind: 'press', data })).toMatch(/^Eso (cambió|ya)/);
    }
    expect(await chat.stored()).toEqual([]);
    expect(await chat.send({ kind: 'press', data: current })).toMatch(/^Guardado/);
    expect(await chat.send({ kind: 'press', data: current })).toMatch(/^Eso ya se guardó o ya no/);
    expect(await chat.stored()).toHaveLength(2);
  });
});
