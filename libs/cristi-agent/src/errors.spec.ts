import { DomainError } from '@bursar/toolkit';

import { failureDialect } from './errors';

it('renders a refusal as the envelope, and as the same JSON in text', () => {
  const failure = failureDialect.render(new DomainError('NOT_FOUND', 'No bank balance snapshot found'));
  const envelope = { ok: false, error: { code: 'NOT_FOUND', message: 'No bank balance snapshot found', details: {} } };
  expect(failure).toEqual({ kind: 'tool-result', structured: envelope, content: [{ text: JSON.stringify(envelope) }] });
});

it('reports a fault without its internals', () => {
  expect(failureDialect.renderFault()).toMatchObject({
    structured: {
      ok: false,
      error: { code: 'DB_ERROR', message: 'Internal server error. Try again later.', details: {} },
    },
  });
});
