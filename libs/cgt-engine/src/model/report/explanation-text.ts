import type { Explanation } from './explanation-schema';

/** The explanation as plain text for people: a heading, then each leg with the rule it rests on. */
export function explanationText(explained: Explanation): string {
  const { disposal_date, ticker, quantity, proceeds, total_gain_or_loss, matches, events = [] } = explained;
  const isLoss = total_gain_or_loss.startsWith('-');
  const outcome = isLoss ? `loss ${total_gain_or_loss.slice(1)}` : `gain ${total_gain_or_loss}`;
  return [
    `${disposal_date}  ${ticker}  sold ${quantity} for ${proceeds} after fees: ${outcome}`,
    ...matches.map((match, index) => `${index + 1}. ${match.rule} (${match.legal_basis}): ${match.explanation}`),
    ...events.map(({ date, action, legal_basis, explanation }) => `${date} ${action} (${legal_basis}): ${explanation}`),
  ].join('\n');
}
