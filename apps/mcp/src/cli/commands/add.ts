import type { Landing } from '@bursar/household/entry';

import { invalidValue } from '../../configuration/read-settings';
import { UsageError } from '../../configuration/usage-error';
import { CommandFailure } from '../command-failure';
import { ADD } from '../definitions/entry-commands';
import { budgetUserNamed, keepsBudget } from '../entries/entry-person';
import { entryText } from '../entries/entry-text';
import { offerSampleRemoval } from '../entries/offer-sample-removal';
import { parseEntry } from '../entries/parse-entry';
import { storeEntry } from '../entries/store-entry';
import { COMMAND_LINE_THREAD } from '../entries/undo-ids';
import { activePeople, givenPerson, neededPerson, personNamed } from '../people/people';
import { print } from '../print';
import { readCommand } from '../read-command';
import { withTools, type LocalTools } from '../with-tools';
import { listed, t } from '../../language/language';

/** `bursar add TEXT`: one entry, where the text or `--to` say that it goes. */
export async function add(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(ADD, args);
  const text = positionals.join(' ').normalize('NFC').trim();
  if (text === '') throw new UsageError(t('add.needs'));
  const chosen = values.to === undefined ? undefined : landingNamed(values.to);
  const isDryRun = values['dry-run'] === true;
  const {
    currencyInText,
    hasOtherTerms,
    isPaymentBetween,
    landingInText,
    namesUnknownPayer,
    payerInText,
    withoutAccount,
    withoutEvenSharing,
    withoutSharing,
  } = await import('@bursar/household/entry');
  await withTools(values, async (tools) => {
    const people = await activePeople(tools);
    const named = people.map(({ id, display_name: name }) => ({ id, name }));
    const person = givenPerson(values);
    const isWriter = (text: string) => text.toLowerCase() === person?.toLowerCase();
    const others = named.filter(({ id, name }) => !isWriter(id) && !isWriter(name));
    const landing = chosen ?? landingInText(text, others) ?? (await usualLanding(tools, person));
    const isShared = landing.ledger === 'shared';
    if (isShared && isPaymentBetween(text, others)) throw new CommandFailure('PAYMENT', t('add.payment'));
    if (isShared && hasOtherTerms(text, named)) throw new CommandFailure('TERMS', t('add.terms'));
    if (isShared && namesUnknownPayer(text, named)) throw new CommandFailure('PAYER', whoPaid(named));
    const requester = landing.ledger === 'account' ? person : neededPerson(values, 'add');
    const who = requester && (isShared ? personNamed(people, requester) : await budgetUserNamed(tools, requester));
    // The parser knows the currency of the budget: it would ask for an amount in any other.
    const { text: plain, currency } = currencyInText(withoutAccount(text), await usedCurrencies(tools));
    const parsed = await parseEntry(tools, {
      user: who ?? COMMAND_LINE_THREAD,
      text: isShared ? withoutEvenSharing(plain) : plain,
      ledger: landing.ledger,
      needsCategory: landing.ledger === 'budget',
      describe: (description) => (isShared ? withoutSharing(description, named) : description),
    });
    const entry = {
      ...{ ...parsed, currency, person: who },
      payer: isShared ? (payerInText(text, others) ?? who) : undefined,
    };
    // An account to enter into is one of the sample while that is all there is.
    if (!isDryRun && landing.ledger !== 'account') await offerSampleRemoval(values);
    const { undo, lands, facts } = await storeEntry(tools, landing, entry, { isDryRun });
    const result = { stored: !isDryRun, lands, entry: facts, missing: [], undo };
    print(values, result, entryText(result));
  });
}

const whoPaid = (people: readonly { readonly name: string }[]) =>
  t('add.payer', { names: listed(people.map(({ name }) => name)) });

function landingNamed(text: string): Landing {
  if (text === 'shared' || text === 'budget') return { ledger: text };
  const account = /^account:(.+)$/.exec(text)?.[1];
  if (account !== undefined) return { ledger: 'account', account };
  throw invalidValue('--to', text, t('expected.landing'));
}

async function usedCurrencies({ settings }: LocalTools) {
  const { 'cristi-agent': budget, 'shared-split': shared } = (await settings()).currencies;
  return { ...(budget !== undefined && { budget }), ...(shared !== undefined && { shared }) };
}

/** What the household has set; else the budget where this person keeps one, else what is shared. */
async function usualLanding(tools: LocalTools, person: string | undefined): Promise<Landing> {
  const { entry_to: target } = await tools.settings();
  if (target === 'shared' || target === 'budget') return { ledger: target };
  if (target === 'account') throw new UsageError(t('add.whichAccount'));
  if (person === undefined) return { ledger: 'shared' };
  return { ledger: (await keepsBudget(tools, await budgetUserNamed(tools, person))) ? 'budget' : 'shared' };
}
