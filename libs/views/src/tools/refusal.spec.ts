import { createLanguage } from '../language/language';
import { languageInForce } from '../language/language-in-force';
import { refusalIn, refusalInError, refusalText } from './refusal';

const text = (value: string, audience?: string[]) => ({
  type: 'text',
  text: value,
  ...(audience && { annotations: { audience } }),
});
const languageOf = (tag: string) => createLanguage(languageInForce({ candidates: [tag] }));
const forPeople = {
  content: [
    text('API error INVALID_REQUEST: no | details={}', ['assistant']),
    text('Há campos inválidos: year.', ['user']),
  ],
};

it.each([
  ['the text for people in its own language', 'pt', forPeople, 'Há campos inválidos: year.'],
  ['its code in another language', 'es', forPeople, 'Algún dato no es válido.'],
  [
    'the message of an envelope',
    'en',
    { structuredContent: { ok: false, error: { code: 'X', message: 'No such user.' } } },
    'No such user.',
  ],
  ['JSON in a text', 'en', { content: [text('{"code":"X","message":"No such account."}')] }, 'No such account.'],
  [
    'a code that is not known',
    'fr',
    { content: [text('{"code":"SOME_CODE","message":"No such account."}')] },
    'bursar ne peut pas faire cela (SOME_CODE).',
  ],
  [
    'the reason in the details before the code',
    'fr',
    { content: [text('{"code":"VALIDATION_ERROR","message":"x","details":{"reason":"NO_ENTRIES"}}')] },
    'Ce relevé ne contient aucune opération.',
  ],
  [
    'its own sentence about the database in every language',
    'en',
    { content: [text('{"code":"BACKEND_ERROR","message":"ECONNREFUSED. Try again later."}')] },
    'bursar can’t reach its database right now. Try again in a moment.',
  ],
  [
    'an error code',
    'fr',
    { content: [text('{"errorCode":"ACCOUNT_DISABLED","message":"x","traceId":"1"}')] },
    'Ce compte est fermé. Rouvrez-le d’abord.',
  ],
  [
    'the reason in the details of a text',
    'fr',
    { content: [text('API error DOMAIN_INVARIANT_VIOLATION: no | details={"reason":"ALREADY_CORRECTED"}')] },
    'Cette opération a été corrigée ou supprimée entre-temps.',
  ],
  ['a plain text', 'en', { content: [text('no')] }, 'no'],
  ['nothing', 'pt', {}, 'Algo deu errado dentro do bursar; por favor, avise.'],
])('a refusal is shown by %s (%s)', (_, tag, result, shown) =>
  expect(refusalText(refusalIn(result), languageOf(tag))).toBe(shown),
);

it.each([
  ['fr-FR', 'Ligne 2\u202f: Cette date n’est pas valable.'],
  ['fr-CH', 'Ligne 2: Cette date n’est pas valable.'],
  ['en-US', 'line 2: no such day'],
])('an error of the protocol names its line in %s', (tag, shown) => {
  const error = { message: 'cgt_content: line 2: no such day', data: { code: 'INVALID_DATE', line: 2 } };
  expect(refusalText(refusalInError(error), languageOf(tag))).toBe(shown);
});
