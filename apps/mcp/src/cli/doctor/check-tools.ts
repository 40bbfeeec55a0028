import type { Domain } from '@bursar/toolkit';

import { createCatalogue } from '../../protocol/catalogue';
import type { Settings } from '../../configuration/read-settings';
import type { CheckResult } from './check-result';
import { MAX_TOKENS, tokensOf, violationsOf } from './host-limits';
import { say } from '../../language/say';

/** Whether every host accepts the tools of these domains; names with dots are a choice, and only noted. */
export async function checkTools(domains: readonly Domain[], settings: Settings): Promise<CheckResult> {
  const published = await createCatalogue(domains, settings).listTools();
  const tools = await createCatalogue(domains, { ...settings, toolNames: 'portable' }).listTools();
  const [violation, ...others] = violationsOf(tools);
  const subject = say('tools');
  if (violation !== undefined) {
    const more = others.length === 0 ? '' : say(', and {count} more', { count: others.length });
    return {
      subject,
      state: 'error',
      message: say('{violation}{more}; leave out that domain with --domains, and report it', { violation, more }),
    };
  }
  const message = say('{count}, for {tokens} of {most} tokens', {
    count: tools.length,
    tokens: tokensOf(published),
    most: MAX_TOKENS,
  });
  const dotted = published.find(({ name }) => name.includes('.'));
  if (dotted === undefined) return { subject, state: 'ok', message };
  return {
    subject,
    state: 'note',
    message: say('{message}; several hosts reject names like {name}', { message, name: dotted.name }),
  };
}
