import { Counts } from '../report';
import type { Call, Look, Model, Outcome } from './model';
import { play, recover } from './play';
import { Random } from './random';
import { describeStep, Steps, type Step } from './steps';
import type { Client, System } from './systems/system';
import { ContractViolation } from './contract-violation';
import { after, fitting } from './possible-states';

/** Every so many steps all that is stored is read. */
const THOROUGH_STEPS = 25;
/** How many steps before a failed one are reported. */
const REPORTED_STEPS = 8;

interface Plan {
  readonly seed: number;
  readonly steps: number;
  /** Of a hundred steps, how many disturb the server. */
  readonly disturbedPercent: number;
}

/**
 * Plays a random sequence of calls, and checks each answer and what is stored against the model, step by step. Gives how
 * often which outcome came.
 */
export async function simulate<State, Seen>(
  model: Model<State, Seen>,
  system: System,
  { seed, steps: count, disturbedPercent }: Plan,
): Promise<Counts> {
  const random = new Random(seed);
  const steps = new Steps(model, system, random, disturbedPercent);
  const look: Look = (number, tool, input) => {
    const able = system.clients.filter((client) => client.does(tool));
    return (able[number % able.length] as Client).send({ tool, input });
  };
  let states: readonly State[] = [model.start];
  const state = () => states[0] as State;

  const repeat = async (call: Call) => {
    states = after(model, states, [{ call, outcome: await steps.whoDoes(call).send(call) }]);
  };

  /** Repeats some of the calls without an answer before any read, and sends probes for what no read shows. */
  const followUp = async (calls: readonly Call[], outcomes: readonly Outcome[]) => {
    for (const [index, call] of calls.entries())
      if (outcomes[index] === 'lost' && random.chance(50)) await repeat(call);
    for (const probe of calls.length > 1 ? (model.probes?.(calls, outcomes) ?? []) : []) await repeat(probe);
  };

  const check = async (step: Step, outcomes: readonly Outcome[], isThorough: boolean) => {
    const calls = step.calls.map(({ call }) => call);
    states = after(
      model,
      states,
      calls.map((call, index) => ({ call, outcome: outcomes[index] as Outcome })),
    );
    await followUp(calls, outcomes);
    states = fitting(model, states, await model.look(look, state(), random, calls, isThorough));
  };

  const history: string[] = [];
  const counts = new Counts();
  for (let number = 1; number <= count; number++) {
    const step = steps.next(state());
    let outcomes: readonly Outcome[] = [];
    try {
      outcomes = await play(step, random);
      for (const outcome of outcomes) counts.add(nameOf(outcome));
      if (step.disturbance !== undefined) await recover(system, model.ping);
      await check(step, outcomes, step.disturbance !== undefined || number % THOROUGH_STEPS === 0 || number === count);
    } catch (error) {
      const what = error instanceof ContractViolation ? error.message : String((error as Error).stack);
      const lines = [`${model.domain}, seed ${seed}, step ${number} of ${count}`, what, 'Before it:', ...history];
      throw new Error([...lines, 'The step:', describeStep(number, step, outcomes)].join('\n'), { cause: error });
    }
    history.push(describeStep(number, step, outcomes));
    history.splice(0, history.length - REPORTED_STEPS);
  }
  return counts;
}

function nameOf(outcome: Outcome): string {
  if (outcome === 'lost') return outcome;
  return 'failure' in outcome ? outcome.failure.code : 'done';
}
