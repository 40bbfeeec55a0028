import { systemClock } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';
import { argumentIssues, loadTools, type DomainError, type Tool } from '@bursar/toolkit';

import { failureDialect } from './errors';
import { createPlanifi } from './planifi';
import { toolName, type Action } from './testing/actions';

const accountId = '0b7f5a52-6e0c-4f0e-9f0a-6f6f0c1d2e3f';
const idempotencyKey = 'a key of mine';
const VALID = {
  createExpense: { idempotencyKey, accountId, amount: 5, occurredOn: '2026-01-15', description: 'Taxi' },
  createAccount: { idempotencyKey, name: 'Nómina', type: 'BANK' },
  createTag: { idempotencyKey, name: 'casa' },
  listTransactions: { accountId, from: '2026-01-01', to: '2026-01-31' },
  listTags: {},
} satisfies Partial<Record<Action, object>>;

type Checked = keyof typeof VALID;

let tools: readonly Tool[];
beforeAll(async () => {
  tools = await loadTools(createPlanifi({ database: openDatabase({}), clock: systemClock }));
});

function schemaOf(action: Checked) {
  const tool = tools.find(({ name }) => name === toolName(action));
  if (tool === undefined) throw new Error(`no tool ${action}`);
  return tool.input;
}

function refusal(action: Checked, raw: unknown): DomainError | undefined {
  const { error } = schemaOf(action).safeParse(raw);
  return error && failureDialect.invalidArguments(toolName(action), argumentIssues(error, raw));
}

const messageFor = (action: Checked, fields: object) => refusal(action, { ...VALID[action], ...fields })?.message;

describe('the arguments', () => {
  it.each(Object.keys(VALID) as Checked[])('of %s are accepted', (action) =>
    expect(messageFor(action, {})).toBeUndefined(),
  );

  it('are normalized', () => {
    const request = { ...VALID.createExpense, accountId: accountId.toUpperCase(), tags: [' Casa  Nueva '] };
    expect(schemaOf('createExpense').parse(request)).toEqual({
      ...VALID.createExpense,
      amount: '5.00',
      tags: [{ name: 'Casa Nueva', key: 'casa nueva' }],
      createMissingTags: false,
    });
    expect(schemaOf('listTransactions').parse(VALID.listTransactions)).toMatchObject({ page: 0, size: 50 });
  });

  it.each([
    ['idempotencyKey', 'x'.repeat(8)],
    ['idempotencyKey', '🙂'.repeat(255)],
    ['correlationId', ''],
    ['correlationId', 'ñ'.repeat(255)],
    ['accountId', '00000000-0000-0000-0000-000000000000'],
    ['occurredOn', '1900-01-01'],
    ['occurredOn', '2999-12-31'],
    ['occurredOn', '2024-02-29'],
    ['description', '🙂'.repeat(255)],
    ['description', ' x '],
    ['description', '\u202e\u0007'],
    ['tags', Array(25).fill('casa')],
    ['tags', ['🙂'.repeat(80)]],
    ['createMissingTags', true],
  ])('accept %s as %j', (property, value) =>
    expect(messageFor('createExpense', { [property]: value })).toBeUndefined(),
  );

  it.each<[Checked, string, unknown]>([
    ['createExpense', 'idempotencyKey', 'x'.repeat(7)],
    ['createExpense', 'idempotencyKey', '🙂'.repeat(256)],
    ['createExpense', 'idempotencyKey', ' '.repeat(8)],
    ['createExpense', 'idempotencyKey', 'a key\0of mine'],
    ['createExpense', 'idempotencyKey', 'a key \ud800 of mine'],
    ['createExpense', 'idempotencyKey', 12345678],
    ['createExpense', 'idempotencyKey', null],
    ['createExpense', 'correlationId', 'x'.repeat(256)],
    ['createExpense', 'correlationId', null],
    ['createExpense', 'correlationId', 'a\0'],
    ['createExpense', 'accountId', '12'],
    ['createExpense', 'accountId', `{${accountId}}`],
    ['createExpense', 'accountId', `${accountId}\n`],
    ['createExpense', 'accountId', accountId.replaceAll('-', '')],
    ['createExpense', 'amount', 0],
    ['createExpense', 'amount', -5],
    ['createExpense', 'amount', 1e12],
    ['createExpense', 'amount', 1.005],
    ['createExpense', 'amount', 0.1 + 0.2],
    ['createExpense', 'amount', '12.50'],
    ['createExpense', 'amount', null],
    ['createExpense', 'amount', true],
    ['createExpense', 'amount', Infinity],
    ['createExpense', 'occurredOn', '2026-02-30'],
    ['createExpense', 'occurredOn', '2026-2-3'],
    ['createExpense', 'occurredOn', '2023-02-29'],
    ['createExpense', 'occurredOn', '1899-12-31'],
    ['createExpense', 'occurredOn', '3000-01-01'],
    ['createExpense', 'occurredOn', '2026-01-15T00:00:00Z'],
    ['createExpense', 'occurredOn', '2026-01-15\n'],
    ['createExpense', 'occurredOn', '٢٠٢٦-٠١-١٥'],
    ['createExpense', 'occurredOn', 20260115],
    ['createExpense', 'description', ''],
    ['createExpense', 'description', ' \t\u3000\u00a0'],
    ['createExpense', 'description', 'x'.repeat(256)],
    ['createExpense', 'description', 'a\0b'],
    ['createExpense', 'description', '\udc00'],
    ['createExpense', 'description', null],
    ['createExpense', 'tags', Array(26).fill('casa')],
    ['createExpense', 'tags', 'casa'],
    ['createExpense', 'tags', null],
    ['createExpense', 'createMissingTags', 1],
    ['createExpense', 'createMissingTags', 'true'],
    ['createExpense', 'createMissingTags', null],
    ['createAccount', 'name', ''],
    ['createAccount', 'name', 'x'.repeat(151)],
    ['createAccount', 'type', 'LOAN'],
    ['createAccount', 'type', 'bank'],
    ['createTag', 'name', '  '],
    ['createTag', 'name', 'x'.repeat(81)],
    ['listTransactions', 'from', '2026-13-01'],
    ['listTransactions', 'to', ''],
    ['listTransactions', 'page', -1],
    ['listTransactions', 'page', 1.5],
    ['listTransactions', 'page', '0'],
    ['listTransactions', 'size', 0],
    ['listTransactions', 'size', 201],
    ['listTransactions', 'size', '10'],
    ['listTransactions', 'size', null],
    ['listTags', 'correlationId', 5],
  ])('of %s refuse %s as %j', (action, property, value) =>
    expect(messageFor(action, { [property]: value })).toMatch(new RegExp(`^${property} must [^;]*$`)),
  );

  it.each<[Checked, object, string]>([
    ['createExpense', { amount: 0 }, 'amount must be greater than 0'],
    ['createExpense', { amount: 1e12 }, 'amount must be at most 999999999999.99'],
    ['createExpense', { amount: 1.005 }, 'amount must have at most two decimals'],
    ['createExpense', { amount: '12.50' }, 'amount must be a number'],
    [
      'createAccount',
      { name: '' },
      'name must be text of 1 to 150 characters, of a tag 1 to 80, not only white space and without NUL',
    ],
  ])('of %s name the rule that %j breaks', (action, fields, message) =>
    expect(messageFor(action, fields)).toBe(message),
  );

  it('name a tag by its index', () => {
    expect(messageFor('createExpense', { tags: ['casa', ' ', 'luz', 5] })).toMatch(
      /^tags\[1\] must be text of 1 to 80 .*; tags\[3\] must be text of 1 to 80 [^;]*$/,
    );
  });

  it('list all broken rules in the order of the schema, never in the validator’s words', () => {
    const { description: _description, ...rest } = VALID.createExpense;
    const error = refusal('createExpense', { currency: 'USD', tags: 5, ...rest, amount: 0 });
    expect([error?.code, error?.message]).toEqual([
      'VALIDATION_ERROR',
      'amount must be greater than 0; ' +
        'description is required: it must be text of 1 to 255 characters, not only white space and without NUL; ' +
        'tags must be a list of at most 25 texts; currency is not known here, correct its spelling or leave it out',
    ]);
    expect(refusal('listTags', [])?.message).toBe('the request must be a JSON object');
  });

  it('list a limited number of broken rules', () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`\u202e${index}`.repeat(200), 0]));
    const message = refusal('listTags', many)?.message ?? '';
    expect(message.length).toBeLessThan(10_000);
    expect(message).not.toContain('\u202e');
  });
});
