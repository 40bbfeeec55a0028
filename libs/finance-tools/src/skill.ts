import type { Skill } from '@bursar/toolkit';

/** How to use the tools well. The text is loaded when a client requests it. */
export const skill: Skill = {
  name: 'finance-tools',
  title: 'Bank statements and transactions',
  description:
    'Imports bank statements of any bank (CSV, OFX, QIF, CAMT, MT940, XLSX) and answers questions about all transactions - ' +
    'which, how many, how much, by month, category or account. Read it when somebody hands over a statement, asks what was ' +
    'spent on something, or wants totals over any time.',
  files: { 'SKILL.md': async () => (await import('../skill/SKILL.md')).default },
};
