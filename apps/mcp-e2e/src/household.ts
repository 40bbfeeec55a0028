import type { Answer } from '@bursar/acceptance';

import { StdioServer } from './stdio-server';
import { answerOf } from './tool-answer';

export interface Movement {
  readonly id: string;
  readonly external_id: string | null;
  readonly amount: string;
}

/** The two of every household that nobody has named. */
const [PAYER] = ['elias', 'leticia'];
const YEAR = 2031;
const PAGE = 200;

/** One bursar process and the shared household in its database. Days are those of one month, which a test has to itself. */
export class Household {
  constructor(
    readonly server: StdioServer,
    readonly month: number,
  ) {}

  static async started(month: number, args: readonly string[], env: Record<string, string> = {}): Promise<Household> {
    const server = await StdioServer.started({ args: ['stdio', '--domains', 'shared-split', ...args], env });
    return new Household(server, month);
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  /** The answer to a call; rejects when the process ends without one. */
  async ask(tool: string, input: Readonly<Record<string, unknown>>): Promise<Answer> {
    return answerOf(await this.server.callTool(tool, input), tool);
  }

  /** The result of a call that has to succeed. */
  async do<Result>(tool: string, input: Readonly<Record<string, unknown>>): Promise<Result> {
    const answer = await this.ask(tool, input);
    if ('failure' in answer) throw new Error(`${tool}: ${answer.failure.text}`);
    return answer.structured as Result;
  }

  buy(amount: string, externalId?: string): Promise<Answer> {
    return this.ask('create_movement', {
      ...this.#movement('purchase', amount),
      ...(externalId !== undefined && { external_id: externalId }),
    });
  }

  refund(purchase: string, amount: string): Promise<Answer> {
    return this.ask('create_movement', { ...this.#movement('refund', amount), original_purchase_id: purchase });
  }

  /** A rule that costs as much every month from this one on. */
  repeat(amount: string): Promise<{ readonly id: string }> {
    return this.do('create_recurrence', {
      description: 'Internet',
      amount,
      payer_participant_id: PAYER,
      requested_by_participant_id: PAYER,
      split_config: { type: 'equal' },
      reference_day: 10,
      start_competence_month: `${YEAR}-${String(this.month).padStart(2, '0')}`,
    });
  }

  /** The month's summary, with what repeats generated first. */
  generate(): Promise<Answer> {
    return this.ask('get_monthly_summary', { year: YEAR, month: this.month, auto_generate: true });
  }

  summary(): Promise<{ readonly total_gross: string; readonly total_net: string }> {
    return this.do('get_monthly_summary', { year: YEAR, month: this.month });
  }

  /** Every movement of the month, over all pages. */
  async movements(): Promise<Movement[]> {
    const found: Movement[] = [];
    for (;;) {
      const page = { year: YEAR, month: this.month, limit: PAGE, offset: found.length };
      const { items, total } = await this.do<{ items: Movement[]; total: number }>('list_movements', page);
      found.push(...items);
      if (items.length < PAGE || found.length >= total) return found;
    }
  }

  #movement(type: string, amount: string) {
    const occurred_at = new Date(Date.UTC(YEAR, this.month - 1, 10, 15)).toISOString();
    return { type, amount, description: 'Mercado', requested_by_participant_id: PAYER, occurred_at };
  }
}

/** How many answers succeeded, and how many were refused with each code. */
export function countsOf(answers: readonly Answer[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const outcome = 'failure' in answer ? answer.failure.code : 'ok';
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}
