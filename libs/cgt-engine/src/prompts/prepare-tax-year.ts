import { definePrompt, type Prompt } from '@bursar/toolkit';

import { fileArgument, historySource } from './history-file';

export function prepareTaxYearPrompt(filesOpen: boolean): Prompt {
  return definePrompt({
    name: 'prepare_tax_year',
    title: 'Prepare a tax year',
    description:
      'The capital gains of one UK tax year with every disposal behind them, to check before a return is filled in.',
    arguments: {
      year: { title: 'Tax year', description: 'The tax year, as 2024/25.', required: true },
      ...fileArgument(filesOpen),
    },
    effect: 'read',
    render: ({ year, file }) =>
      [
        `Prepare my UK capital gains for the tax year "${year}".`,
        `If all I have is exports of brokers, call read_broker_files first: show what was left out and its warnings, and ask what they lack.`,
        `Call calculate_report for it (year is the year in which it starts), ${historySource(file)}.`,
        'Show the number of disposals, gross proceeds, allowable costs, gains, losses, the exempt amount, what is taxable, and ' +
          'dividends; gains by rate period where the year has them; then a table of the disposals with the rule of each leg.',
        'Then call prepare_return with the same history and year: ask me for my taxable income, for losses from before the history, ' +
          'and whether each net loss was claimed. Show the boxes of SA108, the ledger of losses and the tax.',
        'Keep the figures as they are, and tell me of every warning and of anything in the history that looks incomplete.',
      ].join('\n'),
  });
}
