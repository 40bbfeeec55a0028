import { CHANGES } from '../definitions/entry-commands';
import { listChanges } from '../entries/list-changes';
import { givenPerson } from '../people/people';
import { print, tableText } from '../print';
import { readCommand } from '../read-command';
import { rejectPositionals } from '../reject-positionals';
import { withTools } from '../with-tools';
import { t } from '../../language/language';

const LEDGERS = {
  bank: () => t('changes.bank'),
  account: () => t('changes.account'),
  shared: () => t('changes.shared'),
  budget: () => t('changes.budget'),
};

const headings = () => ['ID', t('table.when'), t('table.where'), t('table.what'), ''];

/** `bursar changes`: what was changed last, newest first. */
export async function changes(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(CHANGES, args);
  rejectPositionals('changes', positionals);
  await withTools(values, async (tools) => {
    const listed = await listChanges(tools, givenPerson(values));
    const items = listed.map(({ id, at, ledger, summary, undone }) => ({ id, at, ledger, summary, undone }));
    const rows = items.map(({ id, at, ledger, summary, undone }) => [
      ...[id, at.slice(0, 16).replace('T', ' '), LEDGERS[ledger](), summary],
      undone ? t('changes.undone') : '',
    ]);
    print(
      values,
      { items },
      items.length === 0 && process.stdout.isTTY ? `${t('changes.none')}\n` : tableText(headings(), rows),
    );
  });
}
