import { randomUUID } from 'node:crypto';

import { clockOf } from '@bursar/calendar';

import { createCristiAgent } from '../cristi-agent';
import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { startTelegramStub, textFrom, TOKEN, type TelegramStub } from '../testing/telegram-stub';
import { runTelegram, type RunningTelegram } from './run-telegram';
import { TelegramSettingsError, type TelegramOptions } from './telegram-options';

describe('a polling bot', () => {
  let store: AgentStore;
  let telegram: TelegramStub;
  let running: RunningTelegram | undefined;
  beforeAll(async () => {
    store = await openAgentStore();
  });
  beforeEach(async () => {
    telegram = await startTelegramStub();
  });
  afterEach(async () => {
    await running?.stop();
    running = undefined;
    await telegram.close();
  });
  afterAll(() => store.drop());

  const options = (given: Partial<TelegramOptions> = {}): TelegramOptions => {
    const clock = clockOf(() => Date.parse('2026-02-01T18:00:00Z'));
    const allowedUserIds = ['111'];
    return {
      token: TOKEN,
      apiRoot: telegram.apiRoot,
      allowedUserIds,
      domain: createCristiAgent({ database: store.database, clock, allowedUserIds }),
      database: store.database,
      clock,
      caller: { owner: randomUUID(), isLocal: true },
      onFault: (error) => {
        throw error;
      },
      ...given,
    };
  };

  it('answers, and stores what the user confirmed', async () => {
    running = await runTelegram(options());
    telegram.give(textFrom(111, '/gasto@CristiBot 45 tacos ayer'));
    await telegram.untilSent(1);
    telegram.give(textFrom(111, 'sí'));
    await telegram.untilSent(2);
    telegram.give(textFrom(111, 'resumen 2026-01', 'edited_message'));
    await telegram.untilSent(3);
    expect(telegram.sent.map(({ chat_id, text }) => [chat_id, text.split('\n')[0]])).toEqual([
      [900, 'Voy a guardar este gasto:'],
      [900, 'Guardado: gasto de $45.00 MXN en Food, 2026-01-31.'],
      [900, 'Resumen de 2026-01'],
    ]);
    expect(telegram.sent[2]?.text).toContain('Gastos: $45.00 MXN');
  });

  it('keeps the pending write of each chat over a restart', async () => {
    const same = options();
    running = await runTelegram(same);
    telegram.give(textFrom(111, 'gasto 45 tacos', 'message', 901));
    telegram.give(textFrom(111, 'saldo 5', 'message', 902));
    await telegram.untilSent(2);
    await running.stop();
    running = await runTelegram(same);
    telegram.give(textFrom(111, 'sí', 'message', 902));
    telegram.give(textFrom(111, 'no', 'message', 901));
    await telegram.untilSent(4);
    expect(telegram.sent.slice(2).map(({ text }) => text.split(':')[0])).toEqual(['Saldo guardado', 'Cancelado']);
  });

  it('ignores users who are not allowed, and everything but text', async () => {
    running = await runTelegram(options());
    telegram.give(textFrom(333, 'deudas'));
    telegram.give({ message: { ...textFrom(111, '').message, text: undefined, photo: [] } });
    telegram.give({ channel_post: { text: 'deudas' } });
    telegram.give(textFrom(111, 'deudas'));
    await telegram.untilSent(1);
    expect(telegram.sent.map(({ text }) => text)).toEqual(['No tienes deudas guardadas.']);
    const traces = await store.database.run(
      (connection) => connection.query`select from cristi.pending_writes where user_id = '333'`,
    );
    expect(traces).toEqual([]);
  });

  it('continues when a message cannot be sent', async () => {
    const faults: unknown[] = [];
    running = await runTelegram(options({ onFault: (error) => faults.push(error) }));
    telegram.refuse('sendMessage', 403, 'Forbidden: bot was blocked by the user');
    telegram.give(textFrom(111, 'ayuda'));
    telegram.give(textFrom(111, 'deudas'));
    while (faults.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(telegram.calls.filter((method) => method === 'sendMessage')).toHaveLength(2);
    expect(String(faults)).not.toContain(TOKEN);
  });

  it('stops when Telegram refuses its token', async () => {
    const { finished } = await runTelegram(options({ token: '999:wrong' }));
    await expect(finished).rejects.toThrow(/401/);
    await expect(finished).rejects.not.toThrow(/wrong/);
  });

  it('can be stopped while Telegram is unreachable', async () => {
    await telegram.close();
    const { finished, stop } = await runTelegram(options());
    await stop();
    await expect(finished).resolves.toBeUndefined();
    telegram = await startTelegramStub();
  });

  it('does not start without a token or without allowed users', async () => {
    await expect(runTelegram(options({ token: ' ' }))).rejects.toThrow(TelegramSettingsError);
    await expect(runTelegram(options({ allowedUserIds: [] }))).rejects.toThrow(/CRISTI_ALLOWED_USER_IDS/);
    expect(telegram.calls).toEqual([]);
  });
});
