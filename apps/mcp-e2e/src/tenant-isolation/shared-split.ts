import type { Fields } from '../servers/json-rpc';
import type { ToolOperation, CallTool, StoredIds, TenantOperations, RestOperation } from './tenant-operations';

const YEAR = 2032;
const MONTH = 3;
const ELIAS = { requested_by_participant_id: 'elias' };
const NOT_FOUND = 'RECURRENCE_NOT_FOUND';

const idIn = (answer: Fields) => String(answer['id']);

const settlementIdIn = (answer: Fields) => idIn(answer['settlement'] as Fields);

const purchase = (description: string, externalId: string) => ({
  ...ELIAS,
  type: 'purchase',
  amount: '90.00',
  description,
  occurred_at: `${YEAR}-03-10T15:00:00Z`,
  external_id: externalId,
});

const recurrence = (description: string) => ({
  ...ELIAS,
  description,
  amount: '15.00',
  payer_participant_id: 'leticia',
  split_config: { type: 'equal' },
  reference_day: 5,
  start_competence_month: `${YEAR}-01`,
});

const refund = (original: Fields) => ({ ...ELIAS, type: 'refund', amount: '1.00', description: 'Back', ...original });
const inMonth = { occurred_at: `${YEAR}-03-11T15:00:00Z` };

/** Refunds of another owner's purchase: by its id, and by its external id. */
const refunds = (their: StoredIds) => [
  refund({ original_purchase_id: their['purchase'], ...inMonth }),
  refund({ original_purchase_external_id: their['receipt'], ...inMonth }),
];

const page = (their: StoredIds): Fields => ({ year: YEAR, month: MONTH, external_id: their['receipt'] });
const change = { ...ELIAS, amount: '16.00' };

const settlement = {
  ...ELIAS,
  amount: '5.00',
  payer_participant_id: 'leticia',
  occurred_at: `${YEAR}-03-20`,
};

/** Corrections of another owner's purchase and settlement. */
const corrections = (mistake: string | undefined, payment: string | undefined) =>
  [
    [mistake, { ...ELIAS, action: 'replace', amount: '1.00' }],
    [payment, { ...ELIAS, action: 'void' }],
  ] as const;

/** Two people and one month; the owner is the household. */
export const sharedSplitOperations: TenantOperations = {
  createFixtures: async (call: CallTool, mark: string) => {
    const receipt = `receipt of ${mark}`;
    return {
      receipt,
      purchase: idIn(await call('create_movement', purchase(`Groceries of ${mark}`, receipt))),
      mistake: idIn(await call('create_movement', purchase(`Mistake of ${mark}`, `${receipt}, mistaken`))),
      restMistake: idIn(await call('create_movement', purchase(`Slip of ${mark}`, `${receipt}, slipped`))),
      payment: settlementIdIn(await call('record_settlement', settlement)),
      restPayment: settlementIdIn(await call('record_settlement', { ...settlement, amount: '6.00' })),
      rule: idIn(await call('create_recurrence', recurrence(`Rent of ${mark}`))),
      restRule: idIn(await call('create_recurrence', recurrence(`Gym of ${mark}`))),
    };
  },

  tools: {
    list_participants: (): ToolOperation[] => [{ input: {} }],
    list_movements: (their) => [{ input: page(their) }, { input: { year: YEAR, month: MONTH } }],
    create_movement: (their) => refunds(their).map((input) => ({ input, refused: 'PURCHASE_NOT_FOUND' })),
    create_recurrence: () => [{ input: recurrence('Internet') }],
    list_recurrences: () => [{ input: {} }, { input: { year: YEAR, month: MONTH } }],
    get_monthly_summary: () => [{ input: { year: YEAR, month: MONTH, auto_generate: true } }],
    get_monthly_report: () => [{ input: { year: YEAR, month: MONTH } }],
    edit_recurrence: (their) => [{ input: { recurrence_id: their['rule'], ...change }, refused: NOT_FOUND }],
    end_recurrence: (their) => [{ input: { recurrence_id: their['rule'], ...ELIAS }, refused: NOT_FOUND }],
    correct_movement: (their) =>
      corrections(their['mistake'], their['payment']).map(([id, input]) => ({
        input: { movement_id: id, ...input },
        refused: 'NOT_FOUND',
      })),
    record_settlement: () => [{ input: settlement }],
    get_balance: () => [{ input: { through_competence_month: `${YEAR}-12` } }],
  },

  routes: {
    'GET /v1/participants': (): RestOperation[] => [{ path: '/v1/participants' }],
    'GET /v1/movements': (their) => [
      { path: `/v1/movements?${new URLSearchParams(page(their) as Record<string, string>)}` },
      { path: `/v1/movements?year=${YEAR}&month=${MONTH}` },
    ],
    'POST /v1/movements': (their) =>
      refunds(their).map((body) => ({ path: '/v1/movements', body, refused: 'PURCHASE_NOT_FOUND' })),
    'GET /v1/recurrences': () => [{ path: '/v1/recurrences' }],
    'POST /v1/recurrences': () => [{ path: '/v1/recurrences', body: recurrence('Internet') }],
    'PATCH /v1/recurrences/{recurrence_id}': ({ restRule }) => [
      { path: `/v1/recurrences/${restRule}`, body: change, refused: NOT_FOUND },
    ],
    'POST /v1/recurrences/{recurrence_id}/pause': ({ restRule }) => [
      { path: `/v1/recurrences/${restRule}/pause`, body: ELIAS, refused: NOT_FOUND },
    ],
    'POST /v1/recurrences/{recurrence_id}/reactivate': ({ restRule }) => [
      { path: `/v1/recurrences/${restRule}/reactivate`, body: ELIAS, refused: NOT_FOUND },
    ],
    'POST /v1/recurrences/{recurrence_id}/end': ({ restRule }) => [
      { path: `/v1/recurrences/${restRule}/end`, body: ELIAS, refused: NOT_FOUND },
    ],
    'POST /v1/months/{year}/{month}/recurrences/generate': () => [
      { path: `/v1/months/${YEAR}/${MONTH}/recurrences/generate`, body: {} },
    ],
    'POST /v1/movements/{movement_id}/correct': (their) =>
      corrections(their['restMistake'], their['restPayment']).map(([id, body]) => ({
        path: `/v1/movements/${id}/correct`,
        body,
        refused: 'NOT_FOUND',
      })),
    'GET /v1/movements/{movement_id}/history': (their) =>
      [their['purchase'], their['payment']].map((id) => ({
        path: `/v1/movements/${id}/history`,
        refused: 'NOT_FOUND',
      })),
    'POST /v1/settlements': () => [{ path: '/v1/settlements', body: settlement }],
    'GET /v1/balance': () => [{ path: `/v1/balance?through_competence_month=${YEAR}-12` }],
    'GET /v1/months/{year}/{month}/summary': () => [{ path: `/v1/months/${YEAR}/${MONTH}/summary?auto_generate=true` }],
    'GET /v1/months/{year}/{month}/report': () => [{ path: `/v1/months/${YEAR}/${MONTH}/report` }],
  },
};
