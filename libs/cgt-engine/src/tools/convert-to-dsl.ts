import { defineTool, type Tool } from '@bursar/toolkit';

import { contentInput } from '../contract/inputs';
import { dsl } from '../contract/outputs';
import type { LoadEngine } from './load-engine';

export function convertToDslTool(load: LoadEngine, filesOpen: boolean): Tool {
  return defineTool({
    name: 'convert_to_dsl',
    title: 'Write share transactions as DSL text',
    description:
      'Converts trades (share transactions) from JSON to the DSL, one line each in the order given, with currency ' +
      'codes and fees. Use it to save or export a trade history as a .cgt file or to show it to a person. DSL text is ' +
      'accepted too and comes back normalized.',
    input: contentInput(filesOpen),
    output: dsl,
    effect: 'read',
    run: async (input, { files }) => {
      const engine = await load();
      const text = engine.convertToDsl(await engine.readHistory(input, files));
      return { structured: { dsl: text }, text };
    },
  });
}
