import type { Skill } from '@bursar/toolkit';

/** How to use the tools well. The text is loaded when it is asked for. */
export const skill: Skill = {
  name: 'cgt-engine',
  title: 'UK capital gains on shares',
  description:
    'Calculates UK capital gains on shares and funds - gains by tax year, how a sale was matched, what is still held. ' +
    "Read it when somebody has trades, contract notes or a broker's export and asks about gains, losses, the annual exempt " +
    'amount or a tax return.',
  files: { 'SKILL.md': async () => (await import('../skill/SKILL.md')).default },
};
