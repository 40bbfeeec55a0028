import { randomUUID } from 'node:crypto';

import { systemClock } from '@bursar/calendar';
import type { Domain } from '@bursar/toolkit';
import { ownedBy } from '@bursar/toolkit/testing';

import { parseParticipantPair } from './contract/household-inputs';
import { createSharedSplit } from './shared-split';
import { acceptanceCases, type AcceptanceCase } from './testing/acceptance-cases';
import { asking, restRequest, toolAnswer } from './testing/call-rest';
import { callTool } from './testing/call-tool';
import { playCase, type CallByName } from './testing/play-case';
import { serveRequests } from './testing/serve-requests';
import { openSplitStore, type SplitStore } from './testing/split-store';

const cases = acceptanceCases();

if (cases.length === 0) {
  it('finds no acceptance cases beside the checkout: they were not run', () => expect(cases).toEqual([]));
} else {
  describe('acceptance cases', () => {
    let store: SplitStore;
    beforeAll(async () => {
      store = await openSplitStore();
    });
    afterAll(() => store.drop());

    const domainFor = ({ env = {} }: AcceptanceCase): Domain => {
      const { SHARED_SPLIT_PARTICIPANTS: variable, ...others } = env;
      if (Object.keys(others).length > 0) throw new Error(`not known here: ${Object.keys(others).join(', ')}`);
      const participants = variable === undefined ? undefined : parseParticipantPair(variable);
      return createSharedSplit({
        database: store.database,
        clock: systemClock,
        ...(participants && { participants }),
      });
    };

    // A household of its own is as good as an empty database.
    describe('in process', () => {
      it.each(cases)('$name', async (scenario) => {
        const domain = ownedBy(domainFor(scenario), randomUUID());
        await playCase(scenario, (tool, input) => callTool(domain, tool, input));
      });
    });

    describe('over REST', () => {
      it.each(cases)('$name', async (scenario) => {
        const ask = asking(domainFor(scenario), randomUUID());
        const call: CallByName = async (tool, input) => toolAnswer(await ask(restRequest(tool, input as never)));
        await playCase(scenario, call);
      });
    });

    describe('in remote mode', () => {
      it.each(cases)('$name', async (scenario) => {
        const server = await serveRequests(asking(domainFor(scenario), randomUUID()));
        const remote = { baseUrl: server.url, timeoutSeconds: 20 };
        const domain = createSharedSplit({ remote, clock: systemClock });
        await playCase(scenario, (tool, input) => callTool(domain, tool, input)).finally(() => server.close());
      });
    });
  });
}
