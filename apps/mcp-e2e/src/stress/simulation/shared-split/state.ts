export type Person = 'elias' | 'leticia';

/** The participants of a household with default names, as answers list them. */
export const PEOPLE: readonly [Person, Person] = ['elias', 'leticia'];

export interface Movement {
  /** The number under which the model knows it; the server's id may not be known yet. */
  readonly serial: number;
  readonly id: string | undefined;
  readonly type: 'purchase' | 'refund';
  readonly cents: bigint;
  readonly description: string;
  /** Milliseconds since 1970; not a number where only the server knows what "now" was. */
  readonly instant: number;
  readonly month: string;
  readonly payer: Person;
  readonly requester: Person;
  readonly externalId: string | null;
  /** The serial of the purchase that is refunded. */
  readonly original: number | null;
  readonly createdAt: string | undefined;
  /** Which write stored it; entries of one generation have one number. */
  readonly write: number;
  /** Left by a generation whose answer was lost: it may be stored or not. */
  readonly perhaps?: true;
}

export interface Rule {
  readonly serial: number;
  readonly id: string | undefined;
  readonly description: string;
  readonly cents: bigint;
  readonly payer: Person;
  readonly requester: Person;
  readonly day: number;
  readonly start: string;
  readonly end: string | null;
  readonly status: 'active' | 'paused' | 'ended';
  /** Ended without a month: nothing is generated any more. */
  readonly stopped: boolean;
  readonly createdAt: string | undefined;
  readonly updatedAt: string | undefined;
}

/** Movements in the order in which they were stored, and rules likewise. */
export interface Household {
  readonly movements: readonly Movement[];
  readonly rules: readonly Rule[];
  /** The last number given to anything. */
  readonly last: number;
  /** When the newest movement was stored, by the server's answer. */
  readonly newest: string;
}

export const EMPTY: Household = { movements: [], rules: [], last: 0, newest: '' };

export function replaceRule(state: Household, rule: Rule): Household {
  return { ...state, rules: state.rules.map((other) => (other.serial === rule.serial ? rule : other)) };
}

export function replaceMovement(state: Household, movement: Movement): Household {
  const movements = state.movements.map((other) => (other.serial === movement.serial ? movement : other));
  return { ...state, movements };
}

export const generatedName = (rule: Rule, month: string) => `recurrence:${rule.id}:${month}`;

/** The months that a rule has entries in. */
export function generatedMonths(state: Household, rule: Rule): string[] {
  const ofRule = ({ externalId }: Movement) =>
    rule.id !== undefined && externalId?.startsWith(`recurrence:${rule.id}:`);
  return state.movements
    .filter(ofRule)
    .map(({ month }) => month)
    .sort();
}

/** Equal for households that no call can distinguish: the order of writes is visible only where lists sort by it. */
export function householdKey({ movements, rules }: Household): unknown {
  const ids = new Map(movements.map(({ serial, id, description }) => [serial, id ?? description]));
  const rank = ({ createdAt, instant, write, description }: Movement) =>
    `${createdAt} ${instant} ${String(write).padStart(9, '0')} ${description}`;
  const sorted = [...movements].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
  return [
    sorted.map(({ serial: _, write: _write, original, ...movement }) => [movement, original && ids.get(original)]),
    [...rules]
      .sort((one, other) => one.description.localeCompare(other.description))
      .map(({ serial: _, ...rule }) => rule),
  ];
}
