/** What happened and what to do, for people. Facts of the error are placeholders in braces. */
export interface ErrorAdvice {
  readonly cause: string;
  readonly action: string;
}

const WRONG_STATE: ErrorAdvice = {
  cause: 'A situação atual não permite essa mudança.',
  action: 'Consulte a situação da recorrência.',
};
const WRONG_PEOPLE: ErrorAdvice = {
  cause: 'O cadastro de participantes não fecha com os lançamentos.',
  action: 'Revise quem são os dois participantes ativos.',
};
const NO_SERVICE: ErrorAdvice = {
  cause: 'O serviço não respondeu como esperado.',
  action: 'Verifique o endereço e o tempo limite da API.',
};

/** By code, and by reason for the code that has reasons. */
export const ERROR_ADVICE: Readonly<Record<string, ErrorAdvice>> = {
  INVALID_REQUEST: {
    cause: 'Há campos inválidos: {campos}.',
    action: 'Corrija esses campos e tente de novo.',
  },
  PURCHASE_NOT_FOUND: {
    cause: 'A compra original não foi localizada.',
    action: 'Busque a compra e informe o identificador dela.',
  },
  RECURRENCE_NOT_FOUND: {
    cause: 'Essa recorrência não existe.',
    action: 'Liste as recorrências e confira o identificador.',
  },
  DUPLICATE_EXTERNAL_ID: {
    cause: 'Essa referência externa já foi usada neste mês por este pagador.',
    action: 'Confira se o lançamento já existe antes de repetir.',
  },
  REFUND_LIMIT_EXCEEDED: {
    cause: 'O estorno passa do que resta da compra ({restante}).',
    action: 'Reduza o valor ou confira a compra.',
  },
  UNSUPPORTED_SPLIT: {
    cause: 'Essa forma de divisão não existe.',
    action: 'Use igual, pesos, valores exatos, só quem pagou ou só o outro.',
  },
  END_BEFORE_START: {
    cause: 'O fim vem antes do início.',
    action: 'Escolha um mês igual ou posterior ao início.',
  },
  END_AFTER_CURRENT_END: {
    cause: 'O encerramento passa do fim já definido.',
    action: 'Escolha um mês até o fim atual.',
  },
  START_COMPETENCE_LOCKED: {
    cause: 'Já existem lançamentos; o início não muda mais.',
    action: 'Mantenha o início ou crie outra recorrência.',
  },
  RECURRENCE_ENDED: WRONG_STATE,
  INVALID_RECURRENCE_STATE_TRANSITION: WRONG_STATE,
  NOT_FOUND: {
    cause: 'Esse lançamento não existe.',
    action: 'Liste os lançamentos e confira o identificador.',
  },
  SHARES_DO_NOT_ADD_UP: { cause: 'As partes não somam o valor.', action: 'Corrija as partes ou o valor.' },
  PURCHASE_HAS_REFUNDS: { cause: 'Essa compra tem estornos.', action: 'Anule antes os estornos dela.' },
  ALREADY_CORRECTED: {
    cause: 'Esse lançamento já foi corrigido.',
    action: 'Corrija o que vale agora, ou restaure.',
  },
  MONTH_ALREADY_CLOSED: {
    cause: 'Esse mês já está fechado.',
    action: 'Anule o acerto que o fechou para reabrir.',
  },
  RECURRENCES_BLOCKED: {
    cause: 'Há recorrências que não puderam ser lançadas.',
    action: 'Resolva essas recorrências e feche de novo.',
  },
  OPENING_EXISTS: {
    cause: 'Já existe um saldo inicial.',
    action: 'Anule o saldo inicial antes de informar outro.',
  },
  PARTICIPANTS_CHANGED: WRONG_PEOPLE,
  PARTICIPANTS_NOT_TWO: WRONG_PEOPLE,
  PAYER_NOT_IN_HOUSEHOLD: WRONG_PEOPLE,
  API_TIMEOUT: NO_SERVICE,
  API_UNREACHABLE: NO_SERVICE,
  API_BAD_RESPONSE: NO_SERVICE,
  SERVICE_UNAVAILABLE: NO_SERVICE,
};

/** For every other code; the cause is then the message of the error. */
export const OTHER_ACTION = 'Tente novamente mais tarde.';
