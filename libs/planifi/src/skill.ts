import type { Skill } from '@bursar/toolkit';

/** How to use the tools well; the text is loaded when a client reads it. */
export const skill: Skill = {
  name: 'planifi',
  title: 'Accounts, expenses, transfers and balances',
  description:
    'Keeps one person’s accounts with expenses, income, transfers, balances and tags, in the currency of each account. ' +
    'Read it when somebody records what was spent or received, moves money between accounts, corrects a record, asks for ' +
    'expenses, movements or what is left, opens or closes an account, or when a write has to be repeated without ' +
    'recording it twice.',
  files: { 'SKILL.md': async () => (await import('../skill/SKILL.md')).default },
};
