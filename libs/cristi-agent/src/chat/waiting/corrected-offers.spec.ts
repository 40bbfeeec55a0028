import { openAgentStore, type AgentStore } from '../../testing/agent-store';
import { openChat } from '../../testing/chat';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

/** A chat in which the messages were answered, and what is stored then. */
async function chatAfter(...messages: readonly string[]) {
  const chat = openChat(store);
  let reply = '';
  for (const message of messages) reply = await chat.say(message);
  const { transactions } = await chat.tools.data('list_transactions', { order: 'created' });
  const stored = (transactions as Readonly<Record<string, unknown>>[])
    .map(({ amount_mxn_cents: amount, category, date_iso: date }) => [amount, category, date])
    .toReversed();
  return { chat, reply, stored };
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
