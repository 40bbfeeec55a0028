import { readExample, type Fields } from '../../index';
import type { StoredIds } from '../../tenant-isolation/tenant-operations';
import { TENANT_OPERATIONS } from '../../tenant-isolation/all-tenant-operations';
import { KnownValues } from '../../generated-input/known-values';

/** A call that succeeds the first time. */
export interface ValidCall {
  readonly tool: string;
  readonly input: Fields;
}

/** Values for calls that get past the schemas. */
export interface Fixtures {
  readonly known: KnownValues;
  readonly validCalls: readonly ValidCall[];
  /** Ids of what is stored, by the names that the tenant operations use. */
  readonly held: StoredIds;
}

const HISTORY = readExample('three-years.cgt');

/** Calls of tools that store nothing. */
const CALCULATIONS: readonly ValidCall[] = [
  ...['parse_transactions', 'calculate_report', 'convert_to_dsl'].map((tool) => ({
    tool,
    input: { cgt_content: HISTORY },
  })),
  { tool: 'calculate_report', input: { cgt_content: HISTORY, year: 2024, detail: 'full' } },
  { tool: 'explain_matching', input: { cgt_content: HISTORY, disposal_date: '2024-12-10', ticker: 'ORCH' } },
  { tool: 'get_fx_rate', input: { currency: 'USD', year: 2024, month: 3 } },
  {
    tool: 'calculate_report',
    input: {
      cgt_content: [
        { date: '2024-01-15', action: 'BUY', ticker: 'AAPL', amount: '100', price: { amount: '150', currency: 'USD' } },
        { date: '2024-02-15', action: 'SELL', ticker: 'AAPL', amount: '40', price: '180.25', fees: '1' },
        { date: '2024-03-15', type: 'DIVIDEND', ticker: 'AAPL', total_value: '50', tax_paid: '5' },
        { date: '2024-04-15', action: 'SPLIT', ticker: 'AAPL', ratio: '4' },
      ],
    },
  },
];

/** Statements in several forms, as they would be imported. */
const IMPORTS: readonly ValidCall[] = [
  'ubs-switzerland.csv',
  'bbva-mexico.csv',
  'card-statement.ofx',
  'sgml-statement.ofx',
].flatMap((name) => {
  const content = readExample(`statements/${name}`);
  const account = { account_id: name, create_account: { name, currency: 'CHF' } };
  return [
    { tool: 'finance_transactions_import', input: { ...account, content, mode: 'commit', skip_invalid: true } },
    {
      tool: 'finance_transactions_import',
      input: { ...account, content_base64: Buffer.from(content).toString('base64') },
    },
  ];
});

/** Stores some of everything with `call`, and gives what was sent and answered. */
export async function createFixturesWith(call: (tool: string, input: Fields) => Promise<Fields>): Promise<Fixtures> {
  const known = new KnownValues();
  const validCalls = [...CALCULATIONS, ...IMPORTS];
  const recorded = async (tool: string, input: Fields) => {
    validCalls.push({ tool, input });
    const answer = await call(tool, input);
    known.learn(answer);
    return answer;
  };
  let all: StoredIds = {};
  for (const { createFixtures, tools } of TENANT_OPERATIONS) {
    const held = await createFixtures(recorded, 'stress');
    all = { ...all, ...held };
    known.learn(held);
    for (const [tool, attempts] of Object.entries(tools)) {
      validCalls.push(...attempts(held).map(({ input }) => ({ tool, input })));
    }
  }
  known.learn(validCalls.map(({ input }) => input));
  return { known, validCalls, held: all };
}
