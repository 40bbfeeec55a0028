import { printable } from '@bursar/toolkit';

import { OWE } from '../definitions/entry-commands';
import { balanceText, expectedTransfer, readBalance, transferRow } from '../people/balance';
import { monthArgument } from '../people/month-argument';
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
      const { structured, balance, people } = await readBalance(tools, month);
      const lines = balanceText(balance, people).split('\n').map(printable).join('\n');
      print(values, structured, process.stdout.isTTY ? lines : transferRow(expectedTransfer(balance)));
    },
    ['shared-split'],
  );
}
