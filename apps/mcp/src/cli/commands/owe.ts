import { printable } from '@bursar/toolkit';

import { OWE } from '../definitions/entry-commands';
import { balanceLines, readPending, transferRow } from '../people/balance';
import { monthArgument } from '../people/month-argument';
import { OVERVIEW_DOMAINS, readOverview } from '../people/overview';
import { activePeople } from '../people/people';
import { print } from '../print';
import { readCommand } from '../read-command';
import { withTools } from '../with-tools';

/** `bursar owe [YYYY-MM]`: who owes whom, as one sentence on a terminal and as columns elsewhere. */
export async function owe(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(OWE, args);
  const month = monthArgument('owe', positionals);
  await withTools(
    values,
    async (tools) => {
      const people = await activePeople(tools);
      const overview = await readOverview(tools, month);
      const pending = await readPending(tools, month);
      const { balance } = overview;
      if (balance === null) throw new Error('the balance is known where what is pending in it is');
      const lines = balanceLines(balance, pending, people).map((line) => `${printable(line)}\n`);
      print(values, overview, process.stdout.isTTY ? lines.join('') : transferRow(balance));
    },
    OVERVIEW_DOMAINS,
  );
}
