import { randomUUID } from 'node:crypto';

import { pressFrom, startTelegramStub, textFrom, TOKEN, type TelegramStub } from '@bursar/acceptance';
import { clockOf } from '@bursar/calendar';

import { createCristiAgent } from '../cristi-agent';
import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { TelegramSettingsError } from './telegram-options';
import { telegramWebhook, type WebhookOptions } from './telegram-webhook';

describe('a bot behind a webhook', () => {
  let store: AgentStore;
  let telegram: TelegramStub;
  beforeAll(async () => {
    store = await openAgentStore();
  });
  beforeEach(async () => {
    telegram = await startTelegramStub();
  });
  afterEach(() => telegram.close());
  afterAll(() => store.drop());

  const clock = clockOf(() => Date.parse('2026-02-01T18:00:00Z'));
  const allowedUserIds = ['111'];
  const webhook = (given: Partial<WebhookOptions> = {}, caller = { owner: randomUUID(), isLocal: true }) =>
    telegramWebhook({
      token: TOKEN,
      apiRoot: telegram.apiRoot,
      allowedUserIds,
      domainOver: (database) => createCristiAgent({ database, clock, allowedUserIds }),
      database: store.database,
      clock,
      caller,
      webhookSecret: 'sesame',
      onFault: (error) => {
        throw error;
      },
      ...given,
    });
  const post = (body: unknown, secret?: string) =>
    new Request('http://localhost/telegram/webhook', {
      method: 'POST',
      headers: secret === undefined ? {} : { 'x-telegram-bot-api-secret-token': secret },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const texts = () => telegram.sent.map(({ text }) => text.split('\n')[0]);

  it.each([undefined, '', 'sesam', 'Sesame'])('answers 401 for the secret %j', async (secret) => {
    const response = await webhook()(post({ update_id: 1, ...textFrom(111, 'deudas') }, secret));
    expect([response.status, telegram.calls]).toEqual([401, []]);
  });

  it('answers in the chat, across several servers', async () => {
    const household = { owner: randomUUID(), isLocal: true };
    const [one, other] = [webhook({}, household), webhook({}, household)];
    expect((await one(post({ update_id: 1, ...textFrom(111, 'gasto 45 tacos') }, 'sesame'))).status).toBe(200);
    expect((await other(post({ update_id: 2, ...textFrom(111, 'sí') }, 'sesame'))).status).toBe(200);
    expect(texts()).toEqual(['Voy a guardar este gasto:', 'Guardado: gasto de $45.00 MXN en Food, 2026-02-01.']);
  });

  it('stores a write that is confirmed twice at the same time only once', async () => {
    const handle = webhook();
    await handle(post({ update_id: 1, ...textFrom(111, 'gasto 45 tacos') }, 'sesame'));
    await Promise.all([2, 3].map((id) => handle(post({ update_id: id, ...textFrom(111, 'sí') }, 'sesame'))));
    expect(texts().filter((text) => text?.startsWith('Guardado'))).toHaveLength(1);
    expect(texts().filter((text) => text === 'No hay nada por confirmar.')).toHaveLength(1);
  });

  it('handles an update once that two servers receive at the same time', async () => {
    const household = { owner: randomUUID(), isLocal: true };
    const [one, other] = [webhook({}, household), webhook({}, household)];
    const update = { update_id: 9, ...textFrom(111, 'tacos 45') };
    await Promise.all([one(post(update, 'sesame')), other(post(update, 'sesame'))]);
    expect(texts()).toEqual(['Voy a guardar este gasto:']);
  });

  it('stores what a button offers once, whichever server receives the presses', async () => {
    const household = { owner: randomUUID(), isLocal: true };
    const [one, other] = [webhook({}, household), webhook({}, household)];
    await one(post({ update_id: 1, ...textFrom(111, 'tacos 45') }, 'sesame'));
    const data = telegram.sent[0]?.reply_markup?.inline_keyboard[0]?.[0]?.callback_data;
    await Promise.all(
      [one, other].map((handle, id) => handle(post({ update_id: 2 + id, ...pressFrom(111, data) }, 'sesame'))),
    );
    expect(texts().filter((text) => text?.startsWith('Guardado'))).toHaveLength(1);
    expect(texts().filter((text) => text?.startsWith('Eso ya se guardó'))).toHaveLength(1);
    expect(telegram.acknowledged).toHaveLength(2);
  });

  it.each([
    ['a user who is not allowed', textFrom(333, 'deudas')],
    ['a button of a user who is not allowed', pressFrom(333, 'y:1')],
    ['a message about the chat', { message: { ...textFrom(111, '').message, text: undefined } }],
    ['a button without a chat', { callback_query: { id: '1', from: { id: 111 }, data: 'y:1' } }],
    ['another kind of update', { my_chat_member: {} }],
    ['no update', []],
    ['null', null],
    ['no JSON', 'sorry'],
    ['nothing', ''],
  ])('answers 200 and nothing else to %s', async (_what, update) => {
    const response = await webhook()(post(update, 'sesame'));
    expect([response.status, await response.text(), telegram.calls]).toEqual([200, '', []]);
  });

  it('answers 200 when a message cannot be sent', async () => {
    const faults: unknown[] = [];
    telegram.refuse('sendMessage', 403, 'Forbidden');
    const handle = webhook({ onFault: (error) => faults.push(error) });
    expect((await handle(post(textFrom(111, 'ayuda'), 'sesame'))).status).toBe(200);
    expect(faults).toHaveLength(1);
  });

  it('says so when the database is unavailable', async () => {
    const closed = await openAgentStore();
    await closed.database.close();
    await webhook({ database: closed.database })(post(textFrom(111, 'deudas'), 'sesame'));
    expect(texts()[0]).toMatch(/^Ahora no puedo llegar a tus datos/);
    await closed.drop();
  });

  it('is not created without a token, allowed users or a secret', () => {
    expect(() => webhook({ webhookSecret: '' })).toThrow(TelegramSettingsError);
    expect(() => webhook({ token: '' })).toThrow(TelegramSettingsError);
    expect(() => webhook({ allowedUserIds: [] })).toThrow(TelegramSettingsError);
  });
});
