import { unsafeForms } from '@bursar/database/testing';

import { allMigrations } from './compose';

/** The last migration of each domain that was applied somewhere before there were rules; it stays as it is. */
const LAST_BEFORE_THE_RULES: Readonly<Record<string, string>> = {
  access: '0002',
  'cristi-agent': '0003',
  'finance-tools': '0013',
  household: '0001',
  planifi: '0002',
  'shared-split': '0001',
};

it('no new migration stops those who work, or breaks an older version beside it', async () => {
  const found = (await allMigrations()).flatMap(({ domain, files }) =>
    Object.entries(files).flatMap(([name, sql]) =>
      name.slice(0, 4) <= (LAST_BEFORE_THE_RULES[domain] ?? '') || typeof sql !== 'string'
        ? []
        : unsafeForms(sql).map(({ rule, statement }) => `${domain}/${name}: ${rule}: ${statement}`),
    ),
  );
  expect(found).toEqual([]);
});
