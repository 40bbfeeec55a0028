import { yearMonthOf } from '@bursar/calendar';
import { defineRoute, type RestRoute } from '@bursar/rest';

import { generateBody, monthPath, monthQuery } from '../months/month-fields';
import { GENERATION_HEADER, generationBody, monthBody } from '../model/output-fields';
import type { LoadHousehold } from './load-household';

const MONTH = '/v1/months/{year}/{month}';

export function monthRoutes(load: LoadHousehold): readonly RestRoute[] {
  return [
    defineRoute({
      name: 'generateRecurrences',
      method: 'POST',
      path: `${MONTH}/recurrences/generate`,
      summary: 'Record the recurring expenses that a month is missing',
      input: { params: monthPath, body: generateBody },
      success: { status: 200, body: generationBody },
      errors: [],
      writes: ({ body }) => !body.dry_run,
      run: async ({ params: { year, month }, body }, { caller }) => {
        const split = await load(caller);
        return {
          body: await split.generateMonth(yearMonthOf(year, month), {
            requestedById: body.requested_by_participant_id,
            dryRun: body.dry_run,
            includeBlockedDetails: body.include_blocked_details,
          }),
        };
      },
    }),
    monthRoute(load, 'summary', 'getMonthlySummary', 'A month so far, and who owes whom'),
    monthRoute(load, 'report', 'getMonthlyReport', 'The same facts, for sharing when the month is over'),
  ];
}

function monthRoute(load: LoadHousehold, view: 'summary' | 'report', name: string, summary: string): RestRoute {
  return defineRoute({
    name,
    method: 'GET',
    path: `${MONTH}/${view}`,
    summary,
    input: { params: monthPath, query: monthQuery },
    success: {
      status: 200,
      body: monthBody,
      headers: { [GENERATION_HEADER]: 'With auto_generate: the counts of the run, as JSON' },
    },
    errors: [],
    writes: ({ query }) => query.auto_generate,
    run: async ({ params, query }, { caller }) => {
      const { month, generation } = await (await load(caller)).splitMonth({ ...params, ...query });
      return {
        body: month,
        ...(generation && { headers: { [GENERATION_HEADER]: JSON.stringify(generation) } }),
      };
    },
  });
}
