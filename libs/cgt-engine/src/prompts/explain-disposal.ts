import { definePrompt, type Prompt } from '@bursar/toolkit';

import { fileArgument, historySource } from './history-file';

export function explainDisposalPrompt(filesOpen: boolean): Prompt {
  return definePrompt({
    name: 'explain_disposal',
    title: 'Explain a disposal',
    description: 'How one sale of shares was matched for UK capital gains, leg by leg, with the law behind each step.',
    arguments: {
      ticker: { title: 'Ticker', description: 'What was sold, as in the history: VOD.', required: true },
      date: { title: 'Date', description: 'The day of the sale, as 2024-06-20.', required: true },
      ...fileArgument(filesOpen),
    },
    effect: 'read',
    render: ({ ticker, date, file }) =>
      [
        `Explain how my disposal of "${ticker}" on "${date}" was matched for UK capital gains.`,
        `Call explain_matching for it, ${historySource(file)}.`,
        'Take me through it leg by leg: the rule, which shares it identifies, their cost, the gain or loss, and the legal ' +
          'basis, with the figures of the answer as they are. If there is no such disposal, show me those there are and ask.',
      ].join('\n'),
  });
}
