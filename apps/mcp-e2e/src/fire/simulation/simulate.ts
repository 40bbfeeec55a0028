import { setTimeout as pause } from 'node:timers/promises';

import type { Answer, Fields } from '../../index';
import type { Call, Look, Model, Outcome } from './model';
import { Random } from './random';
import type { Client, Disturbance, System } from './systems/system';
import { short, Unfit } from './unfit';
import { after, fitting, type Happened } from './worlds';

/** What each domain says when its database is away, or does not answer in time. */
const AWAY = ['SERVICE_UNAVAILABLE', 'INTERNAL_ERROR', 'DB_ERROR', 'BACKEND_ERROR', 'IDEMPOTENCY_IN_PROGRESS'];
/** How long a server may take to come back; only a failing run waits that long. */
const RECOVERY_MILLISECONDS = 20_000;
const REMEMBERED_CALLS = 200;
/** Calls may be repeated at any later time; most often they are soon. */
const SOON = 10;
/** Of calls that may have been done or not, every order and choice is tried. */
const LARGEST_CROWD = 6;
/** Every so many steps all that is stored is read. */
const THOROUGH_STEPS = 25;

interface Plan {
  readonly seed: number;
  readonly steps: number;
  /** Of a hundred steps, how many disturb the server. */
  readonly disturbed: number;
}

interface Step {
  readonly name: string;
  readonly calls: readonly { readonly call: Call; readonly client: Client }[];
  readonly disturbance?: Disturbance;
}

/** Plays a random sequence of calls and checks each answer, and what is stored, against the model. */
export async function simulate<State, Seen>(
  model: Model<State, Seen>,
  system: System,
  { seed, steps, disturbed }: Plan,
): Promise<void> {
  const random = new Random(seed);
  const clients = system.clients.filter((client) => client.does(model.ping.tool));
  const past: Call[] = [];
  const told: string[] = [];
  let worlds: State[] = [model.start];

  const look: Look = async (number, tool, input) => {
    const able = clients.filter((client) => client.does(tool));
    const answer = await (able[number % able.length] as Client).ask({ tool, input });
    if ('failure' in answer) throw new Unfit(`${tool} ${short(input)} refused: ${answer.failure.text}`);
    return answer.structured as Fields;
  };

  const whoDoes = (call: Call): Client => random.pick(clients.filter((client) => client.does(call.tool)));
  const possible = (call: Call) => clients.some((client) => client.does(call.tool));
  const state = () => worlds[0] as State;

  const plan = (): Step => {
    const disturbance = random.chance(disturbed) ? random.any(system.disturbances) : undefined;
    const name =
      disturbance !== undefined
        ? disturbance.name
        : random.weighted([
            [70, 'one'],
            [12, 'again'],
            [18, 'crowd'],
          ] as const);
    let calls: readonly Call[] = [];
    if (name === 'again' && past.length > 0) calls = [random.pick(random.chance(70) ? past.slice(-SOON) : past)];
    else if (name !== 'one') {
      // What disturbs is to find them busy.
      const crowds = random.times(disturbance === undefined ? 1 : 2, () => model.crowd(state(), random));
      calls = crowds
        .flat()
        .filter(possible)
        .slice(0, disturbance === undefined ? Infinity : LARGEST_CROWD);
    }
    while (calls.length === 0) calls = [model.propose(state(), random)].filter(possible);
    return {
      name,
      calls: calls.map((call) => ({ call, client: whoDoes(call) })),
      ...(disturbance !== undefined && { disturbance }),
    };
  };

  /** Who was not told asks again, before anybody has looked; or does not. */
  const retry = async ({ calls }: Step, outcomes: readonly Outcome[]): Promise<Happened[]> => {
    const retried: Happened[] = [];
    for (const [index, { call }] of calls.entries()) {
      if (outcomes[index] !== 'lost' || random.chance(50)) continue;
      retried.push({ call, outcome: await whoDoes(call).ask(call) });
    }
    return retried;
  };

  for (let number = 1; number <= steps; number++) {
    const step = plan();
    let outcomes: readonly Outcome[] = [];
    try {
      outcomes = await play(step, random);
      if (step.disturbance !== undefined) await comeBack(system, clients, model.ping);
      const calls = step.calls.map(({ call }) => call);
      past.push(...calls);
      past.splice(0, past.length - REMEMBERED_CALLS);
      const happened = calls.map((call, index): Happened => ({ call, outcome: outcomes[index] as Outcome }));
      worlds = after(model, worlds, happened);
      for (const retried of await retry(step, outcomes)) worlds = after(model, worlds, [retried]);
      const everything = step.disturbance !== undefined || number % THOROUGH_STEPS === 0 || number === steps;
      worlds = fitting(model, worlds, await model.look(look, state(), random, calls, everything));
    } catch (error) {
      const head = `${model.domain}, seed ${seed}, step ${number} of ${steps}`;
      const lines = [
        head,
        String(error instanceof Unfit ? error.message : (error as Error).stack),
        'before it:',
        ...told.slice(-8),
      ];
      throw new Error([...lines, 'the step:', describe(number, step, outcomes)].join('\n'), { cause: error });
    }
    told.push(describe(number, step, outcomes));
  }
}

/** Sends all calls before any answer is awaited; what disturbs them comes somewhere in between. */
async function play({ calls, disturbance }: Step, random: Random): Promise<Outcome[]> {
  const happen = disturbance?.aim();
  const [afterAnswers, milliseconds] = [random.chance(60) ? 0 : random.below(calls.length), random.below(8)];
  let [answered, enough] = [0, (): void => undefined];
  const moment = new Promise<void>((resolve) => (enough = resolve));
  const asked = calls.map(async ({ call, client }): Promise<Outcome> => {
    try {
      const answer = await client.ask(call);
      return disturbance?.stopsDatabase === true && isAway(answer) ? 'lost' : answer;
    } catch (error) {
      if (disturbance?.cuts(client) !== true) throw error;
      return 'lost';
    } finally {
      if (++answered >= afterAnswers) enough();
    }
  });
  const all = Promise.all(asked);
  if (happen === undefined) return all;
  if (afterAnswers === 0) await pause(milliseconds);
  else await Promise.race([moment, all]);
  await happen();
  return all;
}

const isAway = (answer: Answer) => 'failure' in answer && AWAY.includes(answer.failure.code);

/** Until everybody is answered again. */
async function comeBack(system: System, clients: readonly Client[], ping: Call): Promise<void> {
  const end = Date.now() + RECOVERY_MILLISECONDS;
  for (;;) {
    try {
      await system.heal();
      for (const client of clients) {
        const answer = await client.ask(ping);
        if ('failure' in answer) throw new Unfit(`after it, ${client.name} is told ${answer.failure.text}`);
      }
      return await system.settled();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(50);
    }
  }
}

function describe(number: number, { name, calls }: Step, outcomes: readonly Outcome[]): string {
  const lines = calls.map(({ call, client }, index) => {
    const outcome = outcomes[index];
    const told =
      outcome === undefined
        ? '?'
        : outcome === 'lost'
          ? 'lost'
          : 'failure' in outcome
            ? outcome.failure.text
            : outcome.structured;
    return `  ${client.name}: ${call.tool} ${short(call.input)} -> ${short(told, 600)}`;
  });
  return [`${number} ${name}`, ...lines].join('\n');
}
