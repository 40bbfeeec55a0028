import type { Answer, Fields } from '../../index';
import type { Random } from './random';

export interface Call {
  readonly tool: string;
  readonly input: Fields;
  /** The refusal that the input earns by itself, whatever is stored: its code, or the field where there is one code alone. */
  readonly refused?: string;
}

/** What came of a call; nothing came when the process or the connection went before. */
export type Outcome = Answer | 'lost';

/** Asks the server as it is now, through the client of that number, which is taken round. */
export type Look = (client: number, tool: string, input: Fields) => Promise<Answer>;

/**
 * The contract of a domain once more, in memory and naive. A state is a value: what changes it gives another. Functions
 * throw `ContractViolation` where the server may not have said what it said.
 */
export interface Model<State, Seen> {
  readonly domain: string;
  readonly start: State;
  /** What everybody may ask at any time. */
  readonly ping: Call;
  propose(state: State, random: Random): Call;
  /** Calls that race for one thing. */
  crowd(state: State, random: Random): readonly Call[];
  /** What the call leaves in a server that was in this state and answered so. */
  after(state: State, call: Call, answer: Answer): State;
  /** What the call leaves if it was done without anybody being told; nothing where it could have changed nothing. */
  unheard(state: State, call: Call): readonly State[];
  /** Calls that make the server show what no read shows, after calls at once. */
  probes?(calls: readonly Call[], outcomes: readonly Outcome[]): readonly Call[];
  /** Equal for states that no call can tell apart. */
  key(state: State): unknown;
  /** Reads what these calls may have changed, or everything, and throws where it contradicts itself. */
  look(look: Look, state: State, random: Random, calls: readonly Call[], everything: boolean): Promise<Seen>;
  /** The state, with what only the server knew filled in. */
  fits(state: State, seen: Seen): State;
}
