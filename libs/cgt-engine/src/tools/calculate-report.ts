import { defineTool, type Tool } from '@bursar/toolkit';

import { contentInput, reportOptions } from '../contract/inputs';
import { report } from '../contract/report';
import type { LoadEngine } from './load-engine';

export function calculateReportTool(load: LoadEngine, filesOpen: boolean): Tool {
  return defineTool({
    name: 'calculate_report',
    title: 'UK capital gains report',
    description:
      'Calculates the figures for UK capital gains tax on shares that were sold, from the whole history of trades: taxable ' +
      'gains or profit, losses, disposals with their matches (same day, 30 days, Section 104), dividends and the ' +
      'exempt amount (allowance) for each tax year, and the pools that are left. Foreign amounts are converted at ' +
      "HMRC's monthly rates. Always send the whole history, also to see one year.",
    input: contentInput(filesOpen).extend(reportOptions),
    output: report,
    effect: 'read',
    view: 'tax-year',
    run: async ({ year, detail, ...source }, { files }) => {
      const engine = await load();
      const transactions = await engine.readHistory(source, files);
      const structured = engine.calculateReport(transactions, { year, detail });
      return { structured, text: engine.reportText(structured) };
    },
  });
}
