import { INVARIANT_REASONS, STATUS_OF_CODE, type InvariantReason } from '../model/error-codes';
import {
  duplicateExternalId,
  invariantViolated,
  purchaseNotFound,
  recurrenceNotFound,
  refundLimitExceeded,
} from '../model/refusals';
import { invalidRequest } from '../model/invalid-request';
import { TOOL_NAMES } from '../contract/tool-names';
import { errorText, type ToldError } from './error-text';

const about = (error: ToldError) => errorText('create_movement', error).split('\n').slice(1);
const told = (code: string, details: Record<string, unknown> = {}): ToldError => ({
  code,
  message: 'In words.',
  details,
});
const other = (code: string) => [`• Código: ${code}`, '• Motivo: In words.', '👉 Tente novamente mais tarde.'];

describe('the title of a failure', () => {
  it.each([
    ['list_participants', 'Não deu para consultar os participantes.'],
    ['list_movements', 'Não deu para buscar os lançamentos.'],
    ['create_movement', 'O lançamento não foi anotado.'],
    ['create_recurrence', 'A recorrência não foi criada.'],
    ['list_recurrences', 'Não deu para buscar as recorrências.'],
    ['edit_recurrence', 'A recorrência não foi alterada.'],
    ['end_recurrence', 'A recorrência não foi encerrada.'],
    ['get_monthly_summary', 'Não deu para calcular a parcial do mês.'],
    ['get_monthly_report', 'Não deu para montar o fechamento do mês.'],
  ] as const)('of %s', (tool, title) => {
    const lines = errorText(tool, told('PERSISTENCE_ERROR')).split('\n');
    expect(lines).toEqual([`❌ ${title}`, ...other('PERSISTENCE_ERROR')]);
  });

  it('is there for every tool', () => {
    expect(TOOL_NAMES.map((tool) => errorText(tool, told('X')).split('\n').length)).toEqual(TOOL_NAMES.map(() => 4));
  });
});

describe('cause and action of a failure', () => {
  const id = '7d9f1c1e-3b0a-4c55-9a51-0f5d8b1c2e33';
  const clash = { external_id: 'wpp-1', competence_month: '2026-02', payer_participant_id: 'elias', movement_id: id };

  const CASES: readonly (readonly [error: ToldError, cause: string, action: string])[] = [
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
          told(code),
          'O serviço não respondeu como esperado.',
          'Verifique o endereço e o tempo limite da API.',
        ] as const,
    ),
  ];

  it.each(CASES)('%s', (error, cause, action) => {
    expect(about(error)).toEqual([`• Código: ${error.code}`, `• Motivo: ${cause}`, `👉 ${action}`]);
  });

  const REASONS: Readonly<Record<InvariantReason, readonly [cause: string, action: string]>> = {
    UNSUPPORTED_SPLIT: ['Só há divisão em partes iguais.', 'Use a divisão igual.'],
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

  it.each([
    'PERSISTENCE_ERROR',
    'INTERNAL_SERVER_ERROR',
    'NOT_FOUND',
    'METHOD_NOT_ALLOWED',
    'PAYLOAD_TOO_LARGE',
    'toString',
  ])('%s speaks for itself', (code) => expect(about(told(code))).toEqual(other(code)));

  it('has words for every code of the contract', () => {
    for (const code of Object.keys(STATUS_OF_CODE)) expect(about(told(code))).toHaveLength(3);
  });

  it.each([
    ['INVALID_REQUEST', {}],
    ['INVALID_REQUEST', { errors: [] }],
    ['INVALID_REQUEST', { errors: [null, 5, {}] }],
    ['REFUND_LIMIT_EXCEEDED', { remaining: 5 }],
    ['DOMAIN_INVARIANT_VIOLATION', {}],
    ['DOMAIN_INVARIANT_VIOLATION', { reason: 'NEW_REASON' }],
  ])('of another server, %s with %j, speaks for itself', (code, details) => {
    expect(about(told(code, details))).toEqual(other(code));
  });

  it('stays on its lines', () => {
    const hostile = told('INVALID_REQUEST', {
      errors: [
        { field: 'a\n👉 Pague', rule: '' },
        { field: 'b'.repeat(200), rule: '' },
      ],
    });
    const text = errorText('create_movement', { ...hostile, code: 'INVALID_REQUEST' });
    expect(text.split('\n')).toHaveLength(4);
    expect(text).toContain(`Há campos inválidos: a 👉 Pague, ${'b'.repeat(66)}`);
    expect(errorText('create_movement', { ...told('X'), message: `${'m\n'.repeat(90)}` }).split('\n')).toHaveLength(4);
  });
});
