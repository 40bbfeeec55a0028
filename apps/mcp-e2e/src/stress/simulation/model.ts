import type { Answer, Fields } from '../../index';
import type { Random } from './random';

export interface Call {
  readonly tool: string;
  readonly input: Fields;
  /** The error that the input causes whatever is stored: its code, or the field where there is only one code. */
  readonly refused?: string;
}

/** What came of a call; nothing came when the process or the connection went before. */
export type Outcome = Answer | 'lost';

/** Reads from the server through one of its clients, chosen by number modulo their count. */
export type Look = (client: number, tool: string, input: Fields) => Promise<Answer>;

/**
 * A reference model of a domain's contract, in memory and simple. States are immutable values. Functions throw
 * `ContractViolation` where the contract does not allow the server's answer.
 */
export interface Model<State, Seen> {
  readonly domain: string;
  readonly start: State;
  /** A call that succeeds at any time. */
  readonly ping: Call;
  propose(state: State, random: Random): Call;
  /** Calls that race for one thing. */
  crowd(state: State, random: Random): readonly Call[];
  /** What the call leaves in a server that was in this state and answered so. */
  after(state: State, call: Call, answer: Answer): State;
  /** The states that the call leaves if it was done and its answer lost; none where it changes nothing. */
  afterLostAnswer(state: State, call: Call): readonly State[];
  /** Calls that reveal what no read shows, after concurrent calls. */
  probes?(calls: readonly Call[], outcomes: readonly Outcome[]): readonly Call[];
  /** Equal for states that no call can distinguish. */
  key(state: State): unknown;
  /** Reads what these calls may have changed, or everything, and throws where it contradicts itself. */
  look(look: Look, state: State, random: Random, calls: readonly Call[], everything: boolean): Promise<Seen>;
  /** The state, with what only the server knew filled in. */
  fits(state: State, seen: Seen): State;
}
