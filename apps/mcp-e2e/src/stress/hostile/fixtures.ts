import { OFFERS, readExample, type Fields } from '../../index';
import type { Held } from '../../tenant-isolation/tenant-operations';
import { WALKS } from '../../tenant-isolation/all-tenant-operations';
import { KnownValues } from '../../fixtures/known-values';

/** A call that succeeds where it is made first. */
export interface RightCall {
  readonly tool: string;
  readonly input: Fields;
}

/** What calls are made of that reach beyond the schemas. */
export interface Ground {
  readonly known: KnownValues;
  readonly rightCalls: readonly RightCall[];
  /** What is there, by what it is called in the walks. */
  readonly held: Held;
}

const HISTORY = readExample('three-years.cgt');

/** Calls of what stores nothing. */
const CALCULATIONS: readonly RightCall[] = [
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
const IMPORTS: readonly RightCall[] = [
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

/** Stores some of everything with `call`, and gives what was sent and told. */
export async function fillWith(call: (tool: string, input: Fields) => Promise<Fields>): Promise<Ground> {
  const known = new KnownValues();
  const rightCalls = [...CALCULATIONS, ...IMPORTS];
  const recorded = async (tool: string, input: Fields) => {
    rightCalls.push({ tool, input });
    const told = await call(tool, input);
    known.learn(told);
    return told;
  };
  let all: Held = {};
  for (const { fill, tools } of WALKS) {
    const held = await fill(recorded, 'fire');
    all = { ...all, ...held };
    known.learn(held);
    for (const [tool, attempts] of Object.entries(tools)) {
      rightCalls.push(...attempts(held).map(({ input }) => ({ tool, input })));
    }
  }
  known.learn(rightCalls.map(({ input }) => input));
  return { known, rightCalls, held: all };
}

export function domainOf(tool: string): string {
  const found = Object.entries(OFFERS).find(([, { tools }]) => (tools as readonly string[]).includes(tool));
  if (found === undefined) throw new Error(`nobody offers ${tool}`);
  return found[0];
}
