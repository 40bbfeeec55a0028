import type { Skill } from '@bursar/toolkit';

/** How to use the tools. The files load when a host reads them. */
export const skill: Skill = {
  name: 'shared-split',
  title: 'Shared expenses of two people',
  description:
    'Keeps the expenses that two people in Brazil share - purchases, refunds, monthly expenses, installments, payments ' +
    'between them - and tells who owes whom. Read it when somebody records or corrects a shared expense, asks who owes ' +
    'whom, pays the other, closes a month, or writes a shorthand such as "Smartphone 500 12x".',
  files: {
    'SKILL.md': async () => (await import('../skill/SKILL.md')).default,
    'references/response_templates.md': async () => (await import('../skill/references/response_templates.md')).default,
  },
};
