import type { Skill } from '@bursar/toolkit';

/** How to use the tools above the domains. The text is loaded when a client requests it. */
export const skill: Skill = {
  name: 'household',
  title: 'The household as a whole',
  description:
    'Gives the whole picture of a household - who owes whom, money in and out, what is coming, budgets, net worth - over all ' +
    'domains at once. Read it when somebody asks how they are doing, wants a summary of a month, or asks about more than one ledger.',
  files: { 'SKILL.md': async () => (await import('./SKILL.md')).default },
};
