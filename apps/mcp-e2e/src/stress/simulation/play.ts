import { setTimeout as pause } from 'node:timers/promises';

import type { Answer } from '../../index';
import type { Call, Outcome } from './model';
import type { Random } from './random';
import type { Step } from './steps';
import type { System } from './systems/system';
import { ContractViolation } from './contract-violation';

/** Each domain's code, and that of the command line, for a database that is unavailable or does not answer in time. */
const AWAY = [
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'DB_ERROR',
  'BACKEND_ERROR',
  'IDEMPOTENCY_IN_PROGRESS',
  'DATABASE_UNAVAILABLE',
];
/** How long a server may take to come back; only a failing run waits that long. */
const RECOVERY_MILLISECONDS = 180_000;
/** Most calls take no longer. */
const MIDDLE_MILLISECONDS = 8;

/** Sends all calls before any answer is awaited; what disturbs them comes somewhere in between. */
export async function play({ calls, disturbance }: Step, random: Random): Promise<Outcome[]> {
  const happen = disturbance?.aim();
  const [afterAnswers, milliseconds] = [
    random.chance(60) ? 0 : random.below(calls.length),
    random.below(MIDDLE_MILLISECONDS),
  ];
  let [answered, enough] = [0, (): void => undefined];
  const moment = new Promise<void>((resolve) => (enough = resolve));
  const outcomes = Promise.all(
    calls.map(async ({ call, client }): Promise<Outcome> => {
      try {
        const answer = await client.send(call);
        return disturbance?.stopsDatabase === true && isAway(answer) ? 'lost' : answer;
      } catch (error) {
        if (disturbance?.cuts(client) !== true) throw error;
        return 'lost';
      } finally {
        if (++answered >= afterAnswers) enough();
      }
    }),
  );
  if (happen === undefined) return outcomes;
  await Promise.race([outcomes, afterAnswers === 0 ? pause(milliseconds) : moment]);
  await happen();
  return outcomes;
}

const isAway = (answer: Answer) => 'failure' in answer && AWAY.includes(answer.failure.code);

/** Waits until every client gets answers again, and the database is idle. */
export async function recover(system: System, ping: Call): Promise<void> {
  const end = Date.now() + RECOVERY_MILLISECONDS;
  for (;;) {
    try {
      await system.heal();
      for (const client of system.clients.filter(({ does }) => does(ping.tool))) {
        const answer = await client.send(ping);
        if ('failure' in answer) throw new ContractViolation(`afterwards ${client.name} gets ${answer.failure.text}`);
      }
      return await system.settled();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(50);
    }
  }
}
