import type { Skill } from '@bursar/toolkit';

/** Instructions for using the tools well. The text is loaded at the first request for it. */
export const skill: Skill = {
  name: 'cristi-agent',
  title: 'A personal budget in pesos',
  description:
    'Keeps a personal budget in Mexican pesos - expenses, income, a monthly cap on variable spending, debts, the bank ' +
    'balance. Read it when somebody tells in Spanish or English what they spent or earned, asks how a month is going, or ' +
    'asks whether they can afford something.',
  files: { 'SKILL.md': async () => (await import('../skill/SKILL.md')).default },
};
