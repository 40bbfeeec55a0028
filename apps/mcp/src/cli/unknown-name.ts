import { didYouMean } from '../configuration/close-name';
import { listed, t } from '../language/language';
import { CommandFailure } from './command-failure';

/** The refusal of a command that there is not: a close name is offered, else where they are listed. */
export function unknownCommand(name: string, names: readonly string[]): string {
  const refusal = t('unknown.command', { name });
  const close = didYouMean(name, names);
  return close === '' ? t('unknown.help', { refusal }) : `${refusal}${close}`;
}

const MOST_NAMED = 20;

const REFUSALS = {
  account: (name: string) => t('unknown.account', { name }),
  category: (name: string) => t('unknown.category', { name }),
  person: (name: string) => t('unknown.person', { name }),
};

/** The refusal of a name that there is not: it names those there are, and offers a close one. */
export function unknownName(kind: keyof typeof REFUSALS, name: string, names: readonly string[]): CommandFailure {
  const shown = names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), '…'] : names;
  const refusal = REFUSALS[kind](name);
  const known =
    names.length === 0
      ? t('unknown.noneYet', { refusal })
      : t('unknown.have', { refusal, names: kind === 'person' ? listed(names) : shown.join(', ') });
  const details = kind === 'account' ? { accounts: names } : {};
  return new CommandFailure('NOT_FOUND', `${known}${didYouMean(name, names)}`, details);
}
