import { DomainError } from '@bursar/toolkit';

import { failureDialect } from './failure-dialect';

it('renders a refusal as the envelope, and as the same JSON in text', () => {
  const failure = failureDialect.render(new DomainError('NOT_FOUND', 'No bank balance snapshot found'));
  const envelope = { ok: false, error: { code: 'NOT_FOUND', message: 'No bank balance snapshot found', details: {} } };
  expect(failure).toEqual({ kind: 'tool-result', structured: envelope, content: [{ text: JSON.stringify(envelope) }] });
});

it('says of a fault that it happened, and nothing of its insides', () => {
  expect(failureDialect.renderFault()).toMatchObject({
    structured: { ok: false, error: { code: 'DB_ERROR', details: {} } },
  });
});
