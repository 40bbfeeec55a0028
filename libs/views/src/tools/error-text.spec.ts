import { errorText } from './error-text';

const text = (value: string, audience?: string[]) => ({
  type: 'text',
  text: value,
  ...(audience && { annotations: { audience } }),
});

it.each([
  ['the text for people first', { content: [text('{"code":"X"}'), text('Não deu.', ['user'])] }, 'Não deu.'],
  [
    'an envelope',
    { structuredContent: { ok: false, error: { code: 'X', message: 'No such user.' } } },
    'No such user.',
  ],
  ['JSON in a text', { content: [text('{"code":"X","message":"No such account."}')] }, 'No such account.'],
  ['a text', { content: [text('API error X: no')] }, 'API error X: no'],
  ['JSON without a message', { content: [text('{"code":"X"}')] }, '{"code":"X"}'],
  ['nothing', {}, ''],
])('takes the message from %s', (_, result, message) => expect(errorText(result)).toBe(message));
