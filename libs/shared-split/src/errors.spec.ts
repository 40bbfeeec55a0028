import { argumentIssues, type RenderedFailure } from '@bursar/toolkit';

import { createMovementInput } from './contract/movement-inputs';
import { invariantViolated, recurrenceNotFound } from './model/refusals';
import { failureDialect } from './errors';

const texts = (failure: RenderedFailure) => {
  if (failure.kind !== 'tool-result') throw new Error(failure.kind);
  return failure.content.map(({ text }) => text);
};

describe('how failures leave', () => {
  it('as a result: the words of the API first, then those for people', () => {
    const id = 'fca2f2ee-2ca8-45f4-a5f4-4cf0082a4f91';
    const rendered = failureDialect.render(recurrenceNotFound(id), 'edit_recurrence');
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

  it('with their reason, where the code alone says little', () => {
    const [api] = texts(failureDialect.render(invariantViolated('PARTICIPANTS_NOT_TWO'), 'list_participants'));
    expect(api).toMatch(/^API error DOMAIN_INVARIANT_VIOLATION: .+ \| details=\{"reason":"PARTICIPANTS_NOT_TWO"\}$/);
  });

  it('for wrong arguments too', () => {
    const { error } = createMovementInput.safeParse({ payer_id: 'leticia' });
    if (error === undefined) throw new Error('accepted');
    const refusal = failureDialect.invalidArguments('create_movement', argumentIssues(error, { payer_id: 'leticia' }));
    const [api, people] = texts(failureDialect.render(refusal, 'create_movement'));
    expect(api).toMatch(/^API error INVALID_REQUEST: .+ \| details=\{"errors":\[\{"field":"type","rule":"required/);
    expect(people).toContain('Há campos inválidos: type, amount, description, requested_by_participant_id, payer_id.');
  });

  it('without anything of the insides of a fault', () => {
    expect(texts(failureDialect.renderFault('get_monthly_report'))).toEqual([
      'API error INTERNAL_SERVER_ERROR: The operation failed through a fault of this server. Try again later. | details={}',
      [
        '❌ Não deu para montar o fechamento do mês.',
        '• Código: INTERNAL_SERVER_ERROR',
        '• Motivo: The operation failed through a fault of this server. Try again later.',
        '👉 Tente novamente mais tarde.',
      ].join('\n'),
    ]);
  });
});
