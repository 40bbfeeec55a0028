import type { Account, Movement, Tag } from '../contract/outputs';

/** What is published of a record: instants in UTC, to the millisecond; amounts as numbers. */
export function publishAccount(account: {
  readonly id: string;
  readonly name: string;
  readonly type: Account['type'];
  readonly currency: string;
  readonly createdAt: number;
}): Account {
  const { id, name, type, currency, createdAt } = account;
  return { id, name, type, currency, createdAt: publishInstant(createdAt) };
}

interface TagRecord {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

export function publishTag({ id, name, createdAt }: TagRecord): Tag {
  return { id, name, createdAt: publishInstant(createdAt) };
}

/** `amount` is text with two decimals; its number has so few digits that no other one is nearer. */
export function publishMovement(movement: {
  readonly id: string;
  readonly accountId: string;
  readonly amount: string;
  readonly occurredOn: string;
  readonly description: string;
  readonly createdAt: number;
  readonly tags: readonly TagRecord[];
}): Movement {
  const { id, accountId, amount, occurredOn, description, createdAt, tags } = movement;
  return {
    id,
    accountId,
    amount: Number(amount),
    occurredOn,
    description,
    createdAt: publishInstant(createdAt),
    tags: tags.map(publishTag),
  };
}

/** Milliseconds since 1970 as `YYYY-MM-DDTHH:MM:SS.sssZ`. */
function publishInstant(epochMilliseconds: number): string {
  return new Date(epochMilliseconds).toISOString();
}
