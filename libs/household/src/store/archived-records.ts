import type { ArchivedDomain } from '@bursar/own-data';

/** What is stored of an owner, in an order in which every reference is to a record before. */
export const householdArchive: ArchivedDomain = {
  domain: 'household',
  prefix: 'household',
  records: [
    {
      record: 'settings',
      table: 'household.settings',
      owner: 'owner',
      isInitial: true,
      order: ['owner'],
      columns: {
        language: 'text',
        currency: 'text',
        time_zone: 'text',
        entry_to: 'text',
      },
    },
    {
      record: 'budget_user',
      table: 'household.budget_users',
      owner: 'owner',
      isInitial: true,
      order: ['participant_id'],
      columns: {
        participant_id: 'text',
        budget_user_id: 'text',
      },
    },
    {
      record: 'sample',
      table: 'household.samples',
      owner: 'owner',
      order: ['owner'],
      columns: {
        language: 'text',
        loaded_at: 'text',
        entries: 'jsonb',
      },
    },
  ],
  computed: [],
};
