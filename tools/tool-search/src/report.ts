import { tokensOf, type PublishedTool } from './published-tool';
import { confusionsOf, recallAt, type Outcome } from './score';

/** Pairs that are confused once are in the list of misses. */
const CONFUSED_PAIRS = 15;

/** Shares of right tools by language, by who asks and by domain, one line each. */
export function figures(outcomes: readonly Outcome[]): string[] {
  return [
    line('all', outcomes),
    ...grouped(outcomes, ({ request }) => request.lang),
    ...grouped(outcomes, ({ request }) => `by a ${request.by}`),
    ...grouped(outcomes, ({ request }) => request.domain),
  ];
}

export function confusions(outcomes: readonly Outcome[]): string[] {
  return confusionsOf(outcomes)
    .slice(0, CONFUSED_PAIRS)
    .map(({ right, first, count }) => `${String(count).padStart(3)} × ${first} before ${right}`);
}

export function misses(outcomes: readonly Outcome[]): string[] {
  return outcomes
    .filter(({ place }) => place > 1)
    .map(({ request: { q, lang, tools }, found, place }) => {
      const where = place === Infinity ? 'not found' : `place ${place}`;
      return `${lang} ${q}: ${tools.join(' or ')} ${where}, first ${found.slice(0, 3).join(', ')}`;
    });
}

export function tokens(tools: readonly PublishedTool[]): string[] {
  const sum = tools.reduce((total, tool) => total + tokensOf(tool), 0);
  return [
    `${tools.length} tools, ${Math.ceil(sum)} tokens`,
    ...[...tools]
      .sort((one, other) => tokensOf(other) - tokensOf(one))
      .map((tool) => `${String(Math.ceil(tokensOf(tool))).padStart(6)} ${tool.name}`),
  ];
}

function grouped(outcomes: readonly Outcome[], groupOf: (outcome: Outcome) => string): string[] {
  const groups = [...new Set(outcomes.map(groupOf))].sort();
  return groups.map((group) =>
    line(
      group,
      outcomes.filter((outcome) => groupOf(outcome) === group),
    ),
  );
}

function line(name: string, outcomes: readonly Outcome[]): string {
  const shares = [1, 3, 5].map((cutoff) => `@${cutoff} ${(recallAt(cutoff, outcomes) * 100).toFixed(1).padStart(5)} %`);
  return `${name.padEnd(14)} ${String(outcomes.length).padStart(4)} requests  ${shares.join('  ')}`;
}
