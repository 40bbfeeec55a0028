import {
  isSure,
  LinkStructure,
  proposeLinks,
  type Link,
  type LinkKind,
  type Proposal,
} from '@bursar/finance-tools/links';

import type { Household } from './household';
import type { Entry } from './household-event';
import { idOf, linkableLedger } from './linkable-household';

export const KINDS = ['same_event', 'transfer'] as const satisfies readonly LinkKind[];

/** How proposals compare with the truth. */
export interface LinkFigures {
  /** The links that there are in truth. */
  readonly truths: number;
  /** The pairs proposed as sure, and those of them that are right. */
  readonly sure: number;
  readonly right: number;
  /** The right ones among all proposals, questions too. */
  readonly found: number;
  /** What is sure and wrong, and what is right and a question. */
  readonly wrong: readonly string[];
  readonly questions: readonly string[];
}

/** An event in three ledgers is two links, proposed one after the other. */
const ROUNDS = 3;

/** Proposes the links of a kind as often as a person would who confirms what is right and rejects what is wrong. */
export async function proposed(household: Household, kind: LinkKind): Promise<LinkFigures> {
  const truth = household.links.filter((link) => link.kind === kind);
  const isTrue = trueLinks(household, kind);
  const links: Link[] = [];
  let [sure, right, found] = [0, 0, 0];
  const wrong: string[] = [];
  const questions: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const proposals = await proposeLinks(linkableLedger(household, links, new LinkStructure(links)), [], [kind]);
    if (proposals.length === 0) break;
    for (const proposal of proposals) {
      const isRight = isTrue(proposal);
      if (isSure(proposal)) {
        sure += 1;
        if (isRight) right += 1;
        else wrong.push(describe(household, proposal));
      } else if (isRight) questions.push(describe(household, proposal));
      if (isRight) found += 1;
      const { left, right: other } = proposal;
      links.push({ kind, left, right: other, number: links.length + 1, state: isRight ? 'confirmed' : 'rejected' });
    }
  }
  return { truths: truth.length, sure, right, found, wrong, questions };
}

/** Whether a pair is right: two rows of one event, or the two ends of a transfer. */
function trueLinks({ events, links }: Household, kind: LinkKind): (proposal: Proposal) => boolean {
  if (kind === 'same_event') {
    const eventOf = new Map(events.flatMap((event) => event.rows.map((row) => [idOf(row), event] as const)));
    return ({ left, right }) => eventOf.get(left) === eventOf.get(right);
  }
  const known = new Set(links.flatMap((link) => (link.kind === kind ? `${idOf(link.left)} ${idOf(link.right)}` : [])));
  return ({ left, right }) => known.has(`${left} ${right}`);
}

function describe({ entries }: Household, { left, right, confidence, reason }: Proposal): string {
  const [one, other] = [left, right].map((id) => entries.find((entry) => idOf(entry) === id) as Entry);
  const text = ({ account, day, cents, text: line }: Entry) => `${account} ${day} ${cents} "${line}"`;
  return `${confidence} ${text(one as Entry)} = ${text(other as Entry)}: ${reason}`;
}

export function addFigures(all: readonly LinkFigures[]): LinkFigures {
  const sum = (part: (figures: LinkFigures) => number) => all.reduce((total, figures) => total + part(figures), 0);
  return {
    truths: sum(({ truths }) => truths),
    sure: sum(({ sure }) => sure),
    right: sum(({ right }) => right),
    found: sum(({ found }) => found),
    wrong: all.flatMap(({ wrong }) => wrong),
    questions: all.flatMap(({ questions }) => questions),
  };
}
