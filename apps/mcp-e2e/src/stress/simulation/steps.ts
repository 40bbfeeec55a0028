import type { Call, Model, Outcome } from './model';
import type { Random } from './random';
import type { Client, Disturbance, System } from './systems/system';
import { short } from './contract-violation';

const REMEMBERED_CALLS = 200;
/** Calls may be repeated at any later time; most often they are soon. */
const SOON = 10;
/** Of calls that may have been done or not, every order and choice is tried. */
const LARGEST_DISTURBED_CROWD = 5;

/** Calls that are sent at once, and what happens to the server meanwhile. */
export interface Step {
  readonly name: string;
  readonly calls: readonly { readonly call: Call; readonly client: Client }[];
  readonly disturbance: Disturbance | undefined;
}

/** Draws what comes next: a call, an earlier one again, calls that race, or calls in the middle of which something breaks. */
export class Steps<State, Seen> {
  readonly #past: Call[] = [];

  constructor(
    private readonly model: Model<State, Seen>,
    private readonly system: System,
    private readonly random: Random,
    private readonly disturbedPercent: number,
  ) {}

  next(state: State): Step {
    const { random, system } = this;
    const disturbance = random.chance(this.disturbedPercent) ? random.any(system.disturbances) : undefined;
    const kind = random.weighted<'one' | 'again' | 'crowd'>([
      [70, 'one'],
      [12, 'again'],
      [18, 'crowd'],
    ]);
    const drawn = disturbance !== undefined ? this.#busy(state) : this.#calls(kind, state);
    const calls = drawn.length > 0 ? drawn : [this.#proposed(state)];
    this.#past.push(...calls);
    this.#past.splice(0, this.#past.length - REMEMBERED_CALLS);
    return {
      name: disturbance?.name ?? kind,
      calls: calls.map((call) => ({ call, client: this.whoDoes(call) })),
      disturbance,
    };
  }

  whoDoes(call: Call): Client {
    return this.random.pick(this.#able(call));
  }

  #calls(kind: 'one' | 'again' | 'crowd', state: State): readonly Call[] {
    const { random } = this;
    if (kind === 'crowd') return this.#possible(this.model.crowd(state, random));
    const before = kind === 'one' ? undefined : random.any(random.chance(70) ? this.#past.slice(-SOON) : this.#past);
    return before === undefined ? [] : [before];
  }

  /** What disturbs is to find them busy. */
  #busy(state: State): readonly Call[] {
    const crowds = this.random.times(2, () => this.model.crowd(state, this.random));
    return this.#possible(crowds.flat()).slice(0, LARGEST_DISTURBED_CROWD);
  }

  #proposed(state: State): Call {
    for (;;) {
      const [call] = this.#possible([this.model.propose(state, this.random)]);
      if (call !== undefined) return call;
    }
  }

  #possible(calls: readonly Call[]): readonly Call[] {
    return calls.filter((call) => this.#able(call).length > 0);
  }

  #able(call: Call): readonly Client[] {
    return this.system.clients.filter((client) => client.does(call.tool));
  }
}

export function describeStep(number: number, { name, calls }: Step, outcomes: readonly Outcome[]): string {
  const resultOf = (outcome: Outcome | undefined) => {
    if (outcome === undefined || outcome === 'lost') return outcome ?? 'unknown';
    return 'failure' in outcome ? outcome.failure.text : outcome.structured;
  };
  const lines = calls.map(
    ({ call, client }, index) =>
      `  ${client.name}: ${call.tool} ${short(call.input, 500)} -> ${short(resultOf(outcomes[index]), 300)}`,
  );
  return [`${number} ${name}`, ...lines].join('\n');
}
