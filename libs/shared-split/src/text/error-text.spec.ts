import { INVARIANT_REASONS, STATUS_OF_CODE, type InvariantReason } from '../model/error-codes';
import {
  duplicateExternalId,
  invariantViolated,
  purchaseNotFound,
  recordNotFound,
  recurrenceNotFound,
  refundLimitExceeded,
} from '../model/refusals';
import { invalidRequest } from '../model/invalid-request';
import { failureDialect } from '../errors';
import { CONTRACT_TERMS } from '../model/terms';
import { errorText, type ErrorFacts } from './error-text';
import { keepVoice } from './voice';

const TITLE = 'O lançamento não foi anotado.';
const about = (error: ErrorFacts) => errorText(TITLE, error).split('\n').slice(1);
const failure = (code: string, details: Record<string, unknown> = {}): ErrorFacts => ({
  code,
  message: 'The message.',
  details,
});
const other = (code: string) => [`• Código: ${code}`, '• Motivo: The message.', '👉 Tente novamente mais tarde.'];

it('the title of a failure is its first line', () => {
  const lines = errorText(TITLE, failure('PERSISTENCE_ERROR')).split('\n');
  expect(lines).toEqual([`❌ ${TITLE}`, ...other('PERSISTENCE_ERROR')]);
});

describe('cause and action of a failure', () => {
  const id = '7d9f1c1e-3b0a-4c55-9a51-0f5d8b1c2e33';
  const clash = { external_id: 'wpp-1', competence_month: '2026-02', payer_participant_id: 'elias', movement_id: id };

  const CASES: readonly (readonly [error: ErrorFacts, cause: string, action: string])[] = [
    [
      invalidRequest([
        { field: 'amount', rule: 'r' },
        { field: 'year', rule: 'r' },
      ]),
      'Há campos inválidos: amount, year.',
      'Corrija esses campos e tente de novo.',
    ],
    [
      purchaseNotFound({ original_purchase_id: id }),
      'A compra original não foi localizada.',
      'Busque a compra e informe o identificador dela.',
    ],
    [recordNotFound(id), 'Esse lançamento não existe.', 'Liste os lançamentos e confira o identificador.'],
    [recurrenceNotFound(id), 'Essa recorrência não existe.', 'Liste as recorrências e confira o identificador.'],
    [
      duplicateExternalId(clash),
      'Essa referência externa já foi usada neste mês por este pagador.',
      'Confira se o lançamento já existe antes de repetir.',
    ],
    [
      refundLimitExceeded({ purchaseId: id, purchased: 500000n, refunded: 123456n }),
      'O estorno passa do que resta da compra (R$ 3.765,44).',
      'Reduza o valor ou confira a compra.',
    ],
    ...['API_TIMEOUT', 'API_UNREACHABLE', 'API_BAD_RESPONSE', 'SERVICE_UNAVAILABLE'].map(
      (code) =>
        [
          failure(code),
          'O serviço não respondeu como esperado.',
          'Verifique o endereço e o tempo limite da API.',
        ] as const,
    ),
  ];

  it.each(CASES)('%s', (error, cause, action) => {
    expect(about(error)).toEqual([`• Código: ${error.code}`, `• Motivo: ${cause}`, `👉 ${action}`]);
  });

  const REASONS: Readonly<Record<InvariantReason, readonly [cause: string, action: string]>> = {
    UNSUPPORTED_SPLIT: [
      'Essa forma de divisão não existe.',
      'Use igual, pesos, valores exatos, só quem pagou ou só o outro.',
    ],
    SHARES_DO_NOT_ADD_UP: ['As partes não somam o valor.', 'Corrija as partes ou o valor.'],
    PURCHASE_HAS_REFUNDS: ['Essa compra tem estornos.', 'Anule antes os estornos dela.'],
    ALREADY_CORRECTED: ['Esse lançamento já foi corrigido.', 'Corrija o que vale agora, ou restaure.'],
    MONTH_ALREADY_CLOSED: ['Esse mês já está fechado.', 'Anule o acerto que o fechou para reabrir.'],
    RECURRENCES_BLOCKED: [
      'Há recorrências que não puderam ser lançadas.',
      'Resolva essas recorrências e feche de novo.',
    ],
    OPENING_EXISTS: ['Já existe um saldo inicial.', 'Anule o saldo inicial antes de informar outro.'],
    PARTICIPANTS_CHANGED: [
      'O cadastro de participantes não fecha com os lançamentos.',
      'Revise quem são os dois participantes ativos.',
    ],
    END_BEFORE_START: ['O fim vem antes do início.', 'Escolha um mês igual ou posterior ao início.'],
    END_AFTER_CURRENT_END: ['O encerramento passa do fim já definido.', 'Escolha um mês até o fim atual.'],
    START_COMPETENCE_LOCKED: [
      'Já existem lançamentos; o início não muda mais.',
      'Mantenha o início ou crie outra recorrência.',
    ],
    RECURRENCE_ENDED: ['A situação atual não permite essa mudança.', 'Consulte a situação da recorrência.'],
    INVALID_RECURRENCE_STATE_TRANSITION: [
      'A situação atual não permite essa mudança.',
      'Consulte a situação da recorrência.',
    ],
    PARTICIPANTS_NOT_TWO: [
      'O cadastro de participantes não fecha com os lançamentos.',
      'Revise quem são os dois participantes ativos.',
    ],
    PAYER_NOT_IN_HOUSEHOLD: [
      'O cadastro de participantes não fecha com os lançamentos.',
      'Revise quem são os dois participantes ativos.',
    ],
  };

  it.each(Object.keys(INVARIANT_REASONS) as InvariantReason[])('%s', (reason) => {
    const [cause, action] = REASONS[reason];
    expect(about(invariantViolated(reason))).toEqual([
      '• Código: DOMAIN_INVARIANT_VIOLATION',
      `• Motivo: ${cause}`,
      `👉 ${action}`,
    ]);
  });

  it.each(['PERSISTENCE_ERROR', 'INTERNAL_SERVER_ERROR', 'METHOD_NOT_ALLOWED', 'PAYLOAD_TOO_LARGE', 'toString'])(
    '%s shows its message',
    (code) => expect(about(failure(code))).toEqual(other(code)),
  );

  it('exist for every code of the contract', () => {
    for (const code of Object.keys(STATUS_OF_CODE)) expect(about(failure(code))).toHaveLength(3);
  });

  it.each([
    ['INVALID_REQUEST', {}],
    ['INVALID_REQUEST', { errors: [] }],
    ['INVALID_REQUEST', { errors: [null, 5, {}] }],
    ['REFUND_LIMIT_EXCEEDED', { remaining: 5 }],
    ['DOMAIN_INVARIANT_VIOLATION', {}],
    ['DOMAIN_INVARIANT_VIOLATION', { reason: 'NEW_REASON' }],
  ])('of another server, %s with %j, shows its message', (code, details) => {
    expect(about(failure(code, details))).toEqual(other(code));
  });

  it('stay on their lines', () => {
    const hostile = failure('INVALID_REQUEST', {
      errors: [
        { field: 'a\n👉 Pague', rule: '' },
        { field: 'b'.repeat(200), rule: '' },
      ],
    });
    const text = errorText(TITLE, { ...hostile, code: 'INVALID_REQUEST' });
    expect(text.split('\n')).toHaveLength(4);
    expect(text).toContain(`Há campos inválidos: a 👉 Pague, ${'b'.repeat(66)}`);
    expect(errorText(TITLE, { ...failure('X'), message: `${'m\n'.repeat(90)}` }).split('\n')).toHaveLength(4);
  });
});

it('an amount in it is in the currency of the household, in the words of the contract', async () => {
  const refused = refundLimitExceeded({ purchaseId: 'a', purchased: 500000n, refunded: 123456n });
  const call = keepVoice({ ...CONTRACT_TERMS, currency: 'CHF', language: 'fr' }, () => Promise.reject(refused));
  await expect(call).rejects.toBe(refused);
  const [, text] = failureDialect.render(refused, 'create_movement', { traceId: 'a' }).content;
  expect(text?.text).toContain('O estorno passa do que resta da compra (CHF\u00a03.765,44).');
});
