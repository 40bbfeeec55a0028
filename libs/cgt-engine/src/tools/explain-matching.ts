import { defineTool, type Tool } from '@bursar/toolkit';

import { explanation } from '../contract/explanation';
import { contentInput, explainOptions } from '../contract/inputs';
import type { LoadEngine } from './load-engine';

export function explainMatchingTool(load: LoadEngine, filesOpen: boolean): Tool {
  return defineTool({
    name: 'explain_matching',
    title: 'Explain how a disposal was matched',
    description:
      'Explains one sale (disposal) of a share history: why and with which purchases or pool it was matched, by which ' +
      'rule, at what cost and with what gain or loss, each step with its legal basis. Needs the whole history, the ' +
      'date of the sale and the ticker. When there is no such disposal, the refusal lists those there are.',
    input: contentInput(filesOpen).extend(explainOptions),
    output: explanation,
    effect: 'read',
    view: 'disposal',
    run: async ({ disposal_date, ticker, ...source }, { files }) => {
      const engine = await load();
      const reference = engine.readDisposalReference({ disposal_date, ticker });
      const transactions = await engine.readHistory(source, files);
      const structured = engine.explainMatching(transactions, reference);
      return { structured, text: engine.explanationText(structured) };
    },
  });
}
