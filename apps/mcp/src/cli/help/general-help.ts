import { VERSION } from '../../version';
import { COMMAND_GROUPS } from '../definitions/all-commands';
import { wrapped } from './wrapped';
import { say } from '../../language/say';

const COLUMN = 14;

/** Groups in which each command is only named. */
const BRIEF: readonly string[] = ['Servers and tools', 'Help'];

/** What commands there are: a line for each first word, forty lines at most. */
export function generalHelp(): string {
  const groups = COMMAND_GROUPS.map(([title, commands]) => {
    const words = [...new Set(commands.map(({ name }) => name.replace(/ .*/, '')))];
    if (BRIEF.includes(title))
      return `${wrapped(say('{title}: {words}', { title: say(title), words: words.join(', ') }), 0).join('\n')}\n`;
    return `${say(title)}\n${words.map((word) => line(word, commands)).join('')}`;
  });
  const closing = say(
    '"bursar help COMMAND" shows its options and examples. --data-dir DIR chooses the data folder, --json prints JSON.',
  );
  return `${say('bursar {version}: the money of a household', { version: VERSION })}

${say('Usage:')} bursar ${say('COMMAND')} [${say('OPTIONS')}]

${groups.join('')}
${wrapped(closing, 0).join('\n')}
`;
}

function line(word: string, commands: readonly { readonly name: string; readonly summary: string }[]): string {
  const own = commands.filter(({ name }) => name === word || name.startsWith(`${word} `));
  const verbs = own.filter(({ name }) => name !== word).map(({ name }) => name.slice(word.length + 1));
  const whole = own.find(({ name }) => name === word);
  const text = whole === undefined ? verbs.join(', ') : sentence(say(whole.summary));
  const more =
    whole === undefined || verbs.length === 0 ? '' : ` ${say('(also {verbs})', { verbs: verbs.join(', ') })}`;
  const lines = wrapped(`${text}${more}`, COLUMN);
  return `  ${word.padEnd(COLUMN - 2)}${lines.join(`\n${' '.repeat(COLUMN)}`)}\n`;
}

/** The first sentence as a phrase. */
function sentence(summary: string): string {
  const [first = ''] = summary.split('. ');
  const text = first.replace(/\.$/, '');
  return text.charAt(0).toLowerCase() + text.slice(1);
}
