import { openAgentStore, type AgentStore } from '../testing/agent-store';
import { conversation } from '../testing/calls';
import { CARD_DEBT } from '../testing/debts';

let store: AgentStore;
beforeAll(async () => {
  store = await openAgentStore();
});
afterAll(() => store.drop());

const talk = () => conversation(store.agent());

describe('a debt', () => {
  it('is listed as it was given, with null for unknown values', async () => {
    const { data } = talk();
    expect(await data('add_or_update_debt', { debt: CARD_DEBT })).toEqual({
      debt_id: expect.stringMatching(/^debt_[0-9A-HJKMNP-TV-Z]{26}$/),
      stored: CARD_DEBT,
    });
    await data('add_or_update_debt', { debt: { name: 'NU CC', priority: 'HIGH' } });
    expect(await data('get_debts')).toEqual({
      debts: [
        CARD_DEBT,
        {
          name: 'NU CC',
          balance_mxn_cents: null,
          minimum_payment_mxn_cents: null,
          due_day_of_month: null,
          priority: 'HIGH',
          do_not_accelerate: false,
        },
      ],
    });
  });

  it('keeps absent fields and its position, loses cleared ones, and takes the new spelling', async () => {
    const { data } = talk();
    const { debt_id: id } = await data('add_or_update_debt', { debt: CARD_DEBT });
    await data('add_or_update_debt', { debt: { name: 'NU CC', priority: 'HIGH' } });
    const change = { name: ' rappi \u00a0 cc ', balance_mxn_cents: null, due_day_of_month: null };
    expect(await data('add_or_update_debt', { debt: change })).toEqual({
      debt_id: id,
      stored: { ...CARD_DEBT, ...change, name: 'rappi cc' },
    });
    const { debts } = await data('get_debts');
    expect((debts as { name: string }[]).map(({ name }) => name)).toEqual(['rappi cc', 'NU CC']);
  });

  it('differs by accents, but not by letter case or Unicode composition', async () => {
    const { data } = talk();
    for (const name of ['Préstamo', 'Pre\u0301stamo', 'PRÉSTAMO', 'Prestamo']) {
      await data('add_or_update_debt', { debt: { name, priority: 'LOW' } });
    }
    const { debts } = await data('get_debts');
    expect((debts as { name: string }[]).map(({ name }) => name)).toEqual(['PRÉSTAMO', 'Prestamo']);
  });

  it('is added once by concurrent calls', async () => {
    const { data } = talk();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => data('add_or_update_debt', { debt: { name: 'NU CC', priority: 'HIGH' } })),
    );
    expect(new Set(answers.map(({ debt_id: id }) => id)).size).toBe(1);
    expect(await data('get_debts')).toMatchObject({ debts: [{ name: 'NU CC' }] });
  });
});
