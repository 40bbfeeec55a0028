/** A tool call; a value `{ "answer": 0, "at": "/account/id" }` stands for what the first call of the list answered there. */
export interface Call {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** What a reading tool has to answer once the chore is done. */
export interface Expectation extends Call {
  /** Objects may hold more; lists hold exactly these, in any order. */
  readonly result: unknown;
}

/** A chore of a household, as a person would say it, over two or three domains. */
export interface Task {
  readonly id: string;
  readonly domains: readonly string[];
  readonly prompt: string;
  /** What the household has entered before. */
  readonly prepare: readonly Call[];
  readonly expected: readonly Expectation[];
  /** Figures that the last message has to name, as `1234.50`; thousands may be set apart, and the comma may be decimal. */
  readonly figures: readonly string[];
}

/** The person in every chore, for the tools that want to be told. */
export const ELIAS = { user_id: 'elias', thread_id: 'home' } as const;
export const BY_ELIAS = { requested_by_participant_id: 'elias' } as const;
export const IN_MARCH = { year: 2026, month: 3 } as const;
export const MARCH_DAYS = { from: '2026-03-01', to: '2026-03-31' } as const;
export const NOW = { now_iso: '2026-03-31T12:00:00-06:00' } as const;

export const call = (tool: string, input: Call['input'] = {}): Call => ({ tool, input });

export const expect = (tool: string, input: Call['input'], result: unknown): Expectation => ({ tool, input, result });

/** What an earlier call of the same list answered. */
export const from = (answer: number, at: string) => ({ answer, at });

export const openAccount = (name: string, type: string, currency: string, openingBalance = 0): Call =>
  call('planifi_createAccount_v1', {
    idempotencyKey: `open-${name}`,
    name,
    type,
    currency,
    openingBalance,
    openedOn: '2026-01-01',
  });

export const purchase = (amount: string, description: string, payer: string, day: string): Call =>
  call('create_movement', {
    type: 'purchase',
    amount,
    description,
    requested_by_participant_id: payer,
    occurred_at: `${day}T12:00:00`,
  });
