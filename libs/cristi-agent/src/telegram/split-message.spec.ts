import { splitMessage } from './split-message';

it('leaves a short text whole', () => expect(splitMessage('uno\n\ndos')).toEqual(['uno\n\ndos']));

it('splits between lines without losing any', () => {
  const lines = Array.from({ length: 500 }, (_, index) => `• Deuda ${index}: $1,234.50 MXN`);
  const parts = splitMessage(lines.join('\n'));
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(4_096);
  expect(parts.join('\n').split('\n')).toEqual(lines);
});

it('splits a line that is too long between characters', () => {
  const parts = splitMessage('🌮'.repeat(5_000));
  for (const part of parts) expect(part).toMatch(/^(🌮){1,2048}$/u);
  expect(parts.join('')).toBe('🌮'.repeat(5_000));
});
