import { varied } from './sample-months';
import type { SampleScene } from './sample-scene';

/** Cash and savings, kept by hand. */
export async function fillAccounts({ call, months, words }: SampleScene): Promise<void> {
  const [first] = months;
  const openedOn = first?.day(1);
  const key = (...parts: readonly (string | number)[]) => ({ idempotencyKey: ['sample', ...parts].join('-') });
  const open = async (type: string, name: string, openingBalance: number) => {
    const input = { ...key('open', type), name, type, openingBalance, openedOn };
    const { account } = (await call('planifi.createAccount.v1', input)) as {
      readonly account: { readonly id: string };
    };
    return account.id;
  };
  const cash = await open('CASH', words.cash, 900);
  const savings = await open('BANK', words.savings, 12_000);
  for (const { month, index, day } of months) {
    const spend = async (on: string | undefined, description: string, amount: string) => {
      if (on === undefined) return;
      const input = {
        ...key(month, description),
        accountId: cash,
        amount: Number(amount),
        occurredOn: on,
        description,
      };
      await call('planifi.createExpense.v1', input);
    };
    const drawn = { fromAccountId: savings, toAccountId: cash, amount: 200, occurredOn: day(1) };
    await call('planifi.createTransfer.v1', { ...key(month, 'drawn'), ...drawn });
    await spend(day(3), words.coffee, varied(48_00, 3_50, index));
    await spend(day(12), words.haircut, '95.00');
  }
}
