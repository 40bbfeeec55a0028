import { chatsOfTestFile } from '../../testing/chat';

const newChat = chatsOfTestFile();

describe('an edited message', () => {
  it('replaces its entry while that waits', async () => {
    const chat = newChat();
    await chat.say('uber 80');
    await chat.say('tacos 45');
    expect(await chat.edit(1, 'uber 95')).toContain('1. Gasto $95.00 MXN · Transport');
    await chat.say('sí');
    expect(await chat.stored()).toEqual([
      [4_500, 'Food', '2026-03-18'],
      [9_500, 'Transport', '2026-03-18'],
    ]);
  });

  it('replaces its entry while a question about it is open', async () => {
    const chat = newChat();
    await chat.say('200');
    expect(await chat.edit(1, '250')).toContain('• $250.00 MXN');
    await chat.say('comida');
    await chat.say('sí');
    expect(await chat.stored()).toEqual([[25_000, 'Food', '2026-03-18']]);
  });

  it('offers the correction of what it has stored, about the day on which it was written', async () => {
    const chat = newChat();
    await chat.say('tacos 45');
    await chat.say('sí');
    expect(await chat.edit(1, 'tacos 45')).toBe('Eso ya es así; no hay nada que cambiar.');
    chat.time.now += 86_400_000;
    const event = { kind: 'edit', text: 'tacos 54', message: 1 } as const;
    const update = { updateId: 900, userId: '111', chatId: 222, languageCode: undefined, callbackId: undefined, event };
    const answer = await chat.handle({ ...update, writtenAt: chat.time.now - 86_400_000 });
    expect(answer?.messages[0]?.text).toContain('• después: Gasto $54.00 MXN · Food (VARIABLE) · tacos · 2026-03-18');
    expect(await chat.say('sí')).toMatch(/^Corregido: Gasto \$54\.00 MXN/);
    expect(await chat.stored()).toEqual([[5_400, 'Food', '2026-03-18']]);
  });

  it('is read as new where it gave nothing', async () => {
    const chat = newChat();
    await chat.say('hola');
    expect(await chat.edit(1, 'tacos 45')).toContain('Voy a guardar este gasto');
  });

  it('replaces what an earlier edit of it has offered', async () => {
    const chat = newChat();
    await chat.say('tacos 45, café 30');
    await chat.say('sí');
    await chat.edit(1, 'tacos 45, café 30, pan 20');
    expect(await chat.edit(1, 'tacos 50, café 30, pan 25')).toContain('2. Gasto $25.00 MXN');
    await chat.say('sí');
    expect(await chat.stored()).toEqual([
      [2_500, 'Supermarket', '2026-03-18'],
      [3_000, 'Food', '2026-03-18'],
      [5_000, 'Food', '2026-03-18'],
    ]);
  });

  it('leaves nothing to confirm where it is edited back', async () => {
    const chat = newChat();
    await chat.say('tacos 45, café 30');
    await chat.say('sí');
    expect(await chat.edit(1, 'tacos 45')).toContain('Voy a borrar');
    expect(await chat.edit(1, 'tacos 45, café 30')).toBe('Eso ya es así; no hay nada que cambiar.');
    expect(await chat.say('sí')).toBe('No hay nada por confirmar.');
    expect(await chat.stored()).toHaveLength(2);
  });
});
