import type { Domain } from '@bursar/toolkit';
import { callTool } from '@bursar/toolkit/testing';

import type { Answer, Caller } from './caller';
import { failureOfError, failureOfTexts } from './failure';

/** Calls a domain's tools in process, with answers as they would be on the wire. */
export function callerOf(domain: Domain): Caller {
  return {
    call: async (tool, input) => {
      const outcome = await callTool(domain, tool, input);
      if ('result' in outcome) {
        const { structured, meta = {} } = outcome.result;
        return JSON.parse(JSON.stringify({ structured, meta })) as Answer;
      }
      const { failure } = outcome;
      if (failure.kind === 'tool-result') return { failure: failureOfTexts(failure.content.map(({ text }) => text)) };
      return { failure: failureOfError(failure.message, failure.data) };
    },
  };
}
