import type { Resource } from '@bursar/toolkit';

/** Documents that hosts can read; the text is loaded when it is asked for. */
export const resources: readonly Resource[] = [
  {
    uri: 'cgt://docs/tax-rules',
    name: 'tax-rules',
    title: 'UK share matching rules',
    description:
      'The identification rules with worked examples, corporate actions, rounding, tax years, limits and sources.',
    mimeType: 'text/markdown',
    read: async () => (await import('./tax-rules.md')).default,
  },
  {
    uri: 'cgt://docs/dsl-syntax',
    name: 'dsl-syntax',
    title: 'Transaction DSL syntax',
    description: 'How transactions are written, one line each, with examples of every action.',
    mimeType: 'text/markdown',
    read: async () => (await import('./dsl-syntax.md')).default,
  },
];
