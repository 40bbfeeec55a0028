import { argumentIssues, type RenderedFailure } from '@bursar/toolkit';

import { createMovementInput } from './movements/create-movement-input';
import { invariantViolated, recurrenceNotFound } from './model/refusals';
import { failureDialect } from './errors';

const call = { traceId: '0'.repeat(32), failureTitle: 'A recorrência não foi alterada.' };
const texts = (failure: RenderedFailure) => {
  if (failure.kind !== 'tool-result') throw new Error(failure.kind);
  return failure.content.map(({ text }) => text);
};

describe('failures of tools', () => {
  it('are results: the API error first, then the text for people', () => {
    const id = 'fca2f2ee-2ca8-45f4-a5f4-4cf0082a4f91';
    const rendered = failureDialect.render(recurrenceNotFound(id), 'edit_recurrence', call);
    expect(rendered).toEqual({
      kind: 'tool-result',
      content: [
        {
          text: `API error RECURRENCE_NOT_FOUND: There is no recurrence ${id}. Look up its id with list_recurrences. | details={"recurrence_id":"${id}"}`,
          audience: 'assistant',
        },
        {
          text: [
            '❌ A recorrência não foi alterada.',
            '• Código: RECURRENCE_NOT_FOUND',
            '• Motivo: Essa recorrência não existe.',
            '👉 Liste as recorrências e confira o identificador.',
          ].join('\n'),
          audience: 'user',
        },
      ],
    });
  });

  it('have the reason of a broken invariant', () => {
    const [api] = texts(failureDialect.render(invariantViolated('PARTICIPANTS_NOT_TWO'), 'list_participants', call));
    expect(api).toMatch(/^API error DOMAIN_INVARIANT_VIOLATION: .+ \| details=\{"reason":"PARTICIPANTS_NOT_TWO"\}$/);
  });

  it('include wrong arguments', () => {
    const { error } = createMovementInput.safeParse({ payer_id: 'leticia' });
    if (error === undefined) throw new Error('accepted');
    const refusal = failureDialect.invalidArguments('create_movement', argumentIssues(error, { payer_id: 'leticia' }));
    const [api, people] = texts(failureDialect.render(refusal, 'create_movement', call));
    expect(api).toMatch(/^API error INVALID_REQUEST: .+ \| details=\{"errors":\[\{"field":"type","rule":"required/);
    expect(people).toContain('Há campos inválidos: type, amount, description, requested_by_participant_id, payer_id.');
  });

  it('reveal no details of an unexpected error', () => {
    expect(
      texts(
        failureDialect.renderFault('get_monthly_report', {
          ...call,
          failureTitle: 'Não deu para montar o fechamento do mês.',
        }),
      ),
    ).toEqual([
      'API error INTERNAL_SERVER_ERROR: Internal server error. Try again later. | details={}',
      [
        '❌ Não deu para montar o fechamento do mês.',
        '• Código: INTERNAL_SERVER_ERROR',
        '• Motivo: Internal server error. Try again later.',
        '👉 Tente novamente mais tarde.',
      ].join('\n'),
    ]);
  });
});
