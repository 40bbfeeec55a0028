import type { Fields } from '../../../index';
import type { Call } from '../model';
import type { Random } from '../random';
import type { Account, Ledger } from './state';

const TYPES = ['CASH', 'BANK', 'DEBIT_CARD', 'CREDIT_CARD'];
/** Some are one tag in several spellings. */
const TAGS = [
  'Comida',
  'comida',
  '  COMIDA ',
  'Café',
  'Cafe\u0301',
  'cafe',
  'año',
  'ano',
  'Casa  nueva',
  'casa nueva',
  'ñ',
  'Ñ',
  '🛒',
];
const WORDS = ['Taxi', 'Súper', ' Nómina ', 'Cine 🎬', '100% "cash"', "L'été"];
const NOBODYS = '00000000-0000-4000-8000-000000000000';
const MOVEMENTS = ['planifi.createExpense.v1', 'planifi.createTransaction.v1'];
const ENABLED_ACCOUNTS = 6;

const newKey = ({ last }: Ledger, random: Random) => `key ${last}-${random.below(1_000_000_000)}`;

function amount(random: Random): number {
  return random.weighted([
    [8, random.between(1, 500_000) / 100],
    [1, 999_999_999_999.99],
    [1, 0.01],
    [1, random.between(1, 2_000)],
  ]);
}

const day = (random: Random) => `2031-0${random.between(1, 9)}-${random.between(10, 28)}`;

function tag(ledger: Ledger, random: Random): string {
  return random.chance(85) ? random.pick(TAGS) : `Tag ${ledger.last}`;
}

export function movement(ledger: Ledger, account: Account | undefined, random: Random): Call {
  const id = account?.id ?? NOBODYS;
  const input = {
    idempotencyKey: newKey(ledger, random),
    accountId: random.chance(10) ? id.toUpperCase() : id,
    amount: amount(random),
    occurredOn: day(random),
    description: `${random.pick(WORDS)} ${ledger.last}-${random.below(1_000_000_000)}`,
    ...(random.chance(60) && { tags: random.times(random.below(4), () => tag(ledger, random)) }),
    ...(random.chance(60) && { createMissingTags: random.chance(85) }),
  };
  return { tool: random.pick(MOVEMENTS), input };
}

const open = (ledger: Ledger, random: Random): Call => ({
  tool: 'planifi.createAccount.v1',
  input: {
    idempotencyKey: newKey(ledger, random),
    name: `Cuenta ${ledger.last}-${random.below(1_000_000)}`,
    type: random.pick(TYPES),
  },
});

const newTag = (ledger: Ledger, random: Random): Call => ({
  tool: 'planifi.createTag.v1',
  input: { idempotencyKey: newKey(ledger, random), name: tag(ledger, random) },
});

const disable = (ledger: Ledger, account: Account | undefined, random: Random): Call => ({
  tool: 'planifi.disableAccount.v1',
  input: { idempotencyKey: newKey(ledger, random), accountId: account?.id ?? NOBODYS },
});

/** The same request, written differently. */
function respelled({ tool, input }: Call, random: Random): Call {
  const { accountId, tags } = input;
  const spelled: Fields = {
    ...input,
    ...(typeof accountId === 'string' && random.chance(50) && { accountId: accountId.toUpperCase() }),
    ...(Array.isArray(tags) && random.chance(50) && { tags: [...(tags as string[]), ...(tags as string[])].reverse() }),
  };
  return { tool, input: spelled };
}

const under = ({ input: { idempotencyKey } }: Call, { tool, input }: Call): Call => ({
  tool,
  input: { ...input, idempotencyKey },
});

/** Another request under a key that was taken. */
function reused(ledger: Ledger, call: Call, random: Random): Call {
  const taken = random.any(ledger.done.slice(-20));
  return taken === undefined ? call : { ...call, input: { ...call.input, idempotencyKey: taken.key } };
}

const WRONG: readonly Fields[] = [
  { amount: 0 },
  { amount: -1 },
  { amount: 0.001 },
  { amount: 1_000_000_000_000 },
  { amount: '12.50' },
  { occurredOn: '2031-02-30' },
  { occurredOn: '1899-12-31' },
  { occurredOn: '2031-02-03T10:00:00Z' },
  { description: ' \t' },
  { description: '😀'.repeat(256) },
  { description: null },
  { tags: Array.from({ length: 26 }, () => 'Comida') },
  { tags: [' '] },
  { tags: ['x'.repeat(81)] },
  { createMissingTags: 'true' },
  { idempotencyKey: 'seven77' },
  { accountId: 'main' },
  { note: 'unknown property' },
];

function invalid(call: Call, random: Random): Call {
  return { ...call, input: { ...call.input, ...random.pick(WRONG) }, refused: 'VALIDATION_ERROR' };
}

export function propose(ledger: Ledger, random: Random): Call {
  const enabled = ledger.accounts.filter(({ id, isEnabled }) => isEnabled && id !== undefined);
  const any = random.any(ledger.accounts.filter(({ id }) => id !== undefined));
  const account = random.any(enabled);
  return random.weighted<() => Call>([
    [enabled.length === 0 ? 100 : enabled.length < ENABLED_ACCOUNTS ? 8 : 1, () => open(ledger, random)],
    [3, () => disable(ledger, random.chance(80) ? account : random.chance(70) ? any : undefined, random)],
    [6, () => newTag(ledger, random)],
    [50, () => movement(ledger, account, random)],
    [6, () => movement(ledger, random.chance(70) ? any : undefined, random)],
    [8, () => reused(ledger, movement(ledger, account, random), random)],
    [2, () => reused(ledger, newTag(ledger, random), random)],
    [10, () => invalid(movement(ledger, account, random), random)],
    [2, () => backwards(account)],
  ])();
}

const backwards = (account: Account | undefined): Call => ({
  tool: 'planifi.listTransactions.v1',
  input: { accountId: account?.id ?? NOBODYS, from: '2031-02-02', to: '2031-02-01' },
  refused: 'INVALID_DATE_RANGE',
});

/** Calls that race for a key, a tag or an account. */
export function crowd(ledger: Ledger, random: Random): readonly Call[] {
  const account = random.any(ledger.accounts.filter(({ id, isEnabled }) => isEnabled && id !== undefined));
  const one = random.chance(70)
    ? movement(ledger, account, random)
    : random.chance(50)
      ? newTag(ledger, random)
      : open(ledger, random);
  const tagged = (name: string) => {
    const { tool, input } = movement(ledger, account, random);
    return { tool, input: { ...input, tags: [name], createMissingTags: true } };
  };
  return random.weighted<() => readonly Call[]>([
    [5, () => random.times(random.between(3, 8), () => one)],
    [2, () => random.times(random.between(3, 8), () => respelled(one, random))],
    [3, () => random.times(random.between(2, 4), () => under(one, movement(ledger, account, random)))],
    [2, () => random.times(random.between(2, 4), () => tagged(`Nueva ${ledger.last}`))],
    [
      2,
      () => [
        ...random.times(random.between(2, 3), () => movement(ledger, account, random)),
        disable(ledger, account, random),
      ],
    ],
    [2, () => random.times(random.between(2, 4), () => movement(ledger, account, random))],
  ])();
}
