import type { Answer, Fields } from '../../../index';
import { demand, same, short } from '../contract-violation';
import type { Account, Ledger, Movement, Tag } from './state';

export const accountFacts = ({ id, name, type, createdAt }: Account, got: Fields): Fields => ({
  id: id ?? got['id'],
  name,
  type,
  currency: 'MXN',
  createdAt: createdAt ?? got['createdAt'],
});

export const tagFacts = ({ id, name, createdAt }: Tag, got: Fields): Fields => ({
  id: id ?? got['id'],
  name,
  createdAt: createdAt ?? got['createdAt'],
});

export const byKey = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The whole of an answer about a movement, with what only the server knows taken from it. */
export function movementFacts({ accounts, tags }: Ledger, movement: Movement, got: Fields): Fields {
  const account = accounts.find(({ serial }) => serial === movement.account);
  const named = [...movement.tags].sort(byKey).map((key) => tags.find((tag) => tag.key === key) as Tag);
  const answered = got['tags'] as readonly Fields[];
  return {
    id: movement.id ?? got['id'],
    accountId: account?.id ?? got['accountId'],
    // Two decimals of fourteen digits survive a double.
    amount: Number(movement.cents) / 100,
    occurredOn: movement.occurredOn,
    description: movement.description,
    createdAt: movement.createdAt ?? got['createdAt'],
    tags: named.map((tag, index) => tagFacts(tag, answered[index] ?? {})),
  };
}

export function refusedWith(answer: Answer, code: string): void {
  demand('failure' in answer, () => `expected ${code}, got ${short(answer)}`);
  same(answer.failure.code, code, 'code');
  const body = answer.failure.body as Fields;
  same(Object.keys(body).sort(), ['errorCode', 'message', 'traceId'], 'the properties of a refusal');
  demand(/^[0-9a-f]{16,32}$/.test(String(body['traceId'])), () => `${short(body)} has no trace`);
}

export function done(answer: Answer): Fields {
  demand('structured' in answer, () => `expected it to be done, got ${'failure' in answer && answer.failure.text}`);
  return answer.structured as Fields;
}
