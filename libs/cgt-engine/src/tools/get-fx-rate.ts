import { defineTool, type Tool } from '@bursar/toolkit';

import { rateInput } from '../contract/inputs';
import { fxRate } from '../contract/outputs';
import type { LoadEngine } from './load-engine';

export function getFxRateTool(load: LoadEngine): Tool {
  return defineTool({
    name: 'get_fx_rate',
    title: 'HMRC monthly exchange rate',
    description:
      'Looks up the monthly exchange rate that HMRC published for a currency: how many dollars, euros or other units ' +
      'made one pound in that month. Use it to check a conversion in a report; rates are on file from February 2014.',
    input: rateInput,
    output: fxRate,
    effect: 'read',
    run: async (question) => ({ structured: (await load()).getFxRate(question) }),
  });
}
