import { pressFrom, startTelegramStub, textFrom, TOKEN, type TelegramStub } from '@bursar/acceptance';

import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { pollingOptions } from '../testing/polling-options';
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

  const options = (given: Partial<TelegramOptions> = {}) => pollingOptions(store, telegram, given);
  const firstLines = () => telegram.sent.map(({ text }) => text.split('\n')[0]);
  const buttonsOf = (index: number) => telegram.sent[index]?.reply_markup?.inline_keyboard.flat() ?? [];

  it('answers, and stores what the user confirmed by a button or a word', async () => {
    running = await runTelegram(options());
    telegram.give(textFrom(111, '/gasto@CristiBot 45 tacos ayer'));
    await telegram.untilSent(1);
    expect(buttonsOf(0).map(({ text }) => text)).toEqual(['Guardar', 'No']);
    const save = buttonsOf(0)[0]?.callback_data;
    telegram.give(pressFrom(111, save));
    telegram.give(pressFrom(111, save));
    await telegram.untilSent(3);
    telegram.give(textFrom(111, 'resumen 2026-01', 900, 77));
    await telegram.untilSent(4);
    expect(firstLines()).toEqual([
      'Voy a guardar este gasto:',
      'Guardado: gasto de $45.00 MXN en Food, 2026-01-31.',
      'Eso ya se guardó o ya no está esperando; no cambié nada. Escribe últimos para ver lo guardado.',
      'Resumen de 2026-01',
    ]);
    expect(telegram.sent[3]?.text).toContain('Gastos: $45.00 MXN');
    expect(telegram.acknowledged).toHaveLength(2);
    expect(telegram.calls.indexOf('answerCallbackQuery')).toBeLessThan(telegram.calls.lastIndexOf('sendMessage'));
  });

  it('keeps what waits in each chat over a restart', async () => {
    const same = options();
    running = await runTelegram(same);
    telegram.give(textFrom(111, 'gasto 45 tacos', 901));
    telegram.give(textFrom(111, 'saldo 5', 902));
    await telegram.untilSent(2);
    await running.stop();
    running = await runTelegram(same);
    telegram.give(textFrom(111, 'sí', 902));
    telegram.give(textFrom(111, 'no', 901));
    await telegram.untilSent(4);
    expect(telegram.sent.slice(2).map(({ text }) => text.split(/[:,]/)[0])).toEqual(['Saldo guardado', 'Cancelado']);
  });

  it('answers media, and ignores users who are not allowed and everything else', async () => {
    running = await runTelegram(options());
    telegram.give(textFrom(333, 'deudas'));
    telegram.give(pressFrom(333, 'y:abc'));
    telegram.give({ channel_post: { text: 'deudas' } });
    const { message } = textFrom(111, '');
    telegram.give({ message: { ...message, text: undefined, new_chat_title: 'x' } });
    telegram.give({ message: { ...message, text: undefined, photo: [], caption: 'tacos 45' } });
    telegram.give({ message: { ...message, text: undefined, voice: {} } });
    telegram.give(textFrom(111, 'deudas'));
    await telegram.untilSent(3);
    expect(telegram.sent.map(({ text }) => text)).toEqual([
      'Solo leo texto. Escríbeme, por ejemplo: 155.50 tacos ayer',
      'Solo leo texto. Escríbeme, por ejemplo: 155.50 tacos ayer',
      'No tienes deudas guardadas.',
    ]);
    const traces = await store.database.run(
      (connection) => connection.query`
        select user_id from cristi.pending_writes where user_id = '333'
        union all select user_id from cristi.handled_updates where user_id = '333'
        union all select user_id from cristi.purses where user_id = '333'`,
    );
    expect([traces, telegram.acknowledged]).toEqual([[], []]);
  });

  it('stores an update once that is delivered again, and sends again only what was not sent', async () => {
    const same = options();
    running = await runTelegram(same);
    telegram.give(textFrom(111, 'tacos 45'));
    await telegram.untilSent(1);
    telegram.give({ update_id: 1_000, ...textFrom(111, 'sí') });
    await telegram.untilSent(2);
    telegram.give({ update_id: 1_000, ...textFrom(111, 'sí') });
    telegram.give({ update_id: 1_001, ...textFrom(111, 'últimos') });
    await telegram.untilSent(3);
    expect(firstLines()).toEqual([
      'Voy a guardar este gasto:',
      'Guardado: gasto de $45.00 MXN en Food, 2026-02-01.',
      'Lo último, de lo más nuevo a lo más viejo:',
    ]);
    expect(telegram.sent[2]?.text.split('\n')).toHaveLength(2);
  });

  it('sends the reply after a crash between storing and sending', async () => {
    const same = options();
    running = await runTelegram(same);
    telegram.give(textFrom(111, 'tacos 45'));
    await telegram.untilSent(1);
    // As if the process had ended: no attempt reaches Telegram, and the update comes again.
    telegram.refuse('sendMessage', 403, 'Forbidden');
    const faulty = { ...same, onFault: () => undefined };
    await running.stop();
    running = await runTelegram(faulty);
    telegram.give({ update_id: 500, ...textFrom(111, 'sí') });
    await telegram.untilLeft(0);
    await running.stop();
    await telegram.close();
    telegram = await startTelegramStub();
    running = await runTelegram({ ...same, apiRoot: telegram.apiRoot });
    telegram.give({ update_id: 500, ...textFrom(111, 'sí') });
    await telegram.untilSent(1);
    expect(firstLines()).toEqual(['Guardado: gasto de $45.00 MXN en Food, 2026-02-01.']);
    telegram.give({ update_id: 501, ...textFrom(111, 'últimos') });
    await telegram.untilSent(2);
    expect(telegram.sent[1]?.text.split('\n')).toHaveLength(2);
  });

  it('sends again what Telegram refused for now, and once what it only took its time for', async () => {
    const pauses: number[] = [];
    running = await runTelegram(options({ pause: async (milliseconds) => void pauses.push(milliseconds) }));
    let release = () => {};
    const slow = new Promise<void>((resolve) => (release = resolve));
    telegram.interrupt(
      'sendMessage',
      { kind: 'error', code: 429, description: 'Too Many Requests', retryAfter: 3 },
      { kind: 'error', code: 502, description: 'Bad Gateway' },
      { kind: 'drop', isDone: false },
      { kind: 'delay', until: slow },
    );
    telegram.give(textFrom(111, 'deudas'));
    while (telegram.calls.filter((method) => method === 'sendMessage').length < 4)
      await new Promise((resolve) => setImmediate(resolve));
    release();
    telegram.give(textFrom(111, 'deudas'));
    await telegram.untilSent(2);
    expect([pauses[0], pauses.length, telegram.sent.length]).toEqual([3_000, 3, 2]);
  });

  it('continues when a message cannot be sent', async () => {
    const faults: unknown[] = [];
    running = await runTelegram(options({ onFault: (error) => faults.push(error) }));
    telegram.refuse('sendMessage', 403, 'Forbidden: bot was blocked by the user');
    telegram.give(textFrom(111, 'ayuda'));
    telegram.give(textFrom(111, 'deudas'));
    while (faults.length < 2) await new Promise((resolve) => setImmediate(resolve));
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
