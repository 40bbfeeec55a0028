import { SETTING_GROUPS } from '../../configuration/settings-documentation';
import { bashCompletion } from '../completion/bash-completion';
import { fishCompletion } from '../completion/fish-completion';
import { zshCompletion } from '../completion/zsh-completion';
import { ALL_COMMANDS, commandsNamed } from '../definitions/all-commands';
import { COMMAND_WORDS } from '../command-line';
import { commandHelp, optionsOf } from './command-help';
import { chooseLanguage } from '../../language/language';
import { generalHelp } from './general-help';
import { jsonHelp } from './json-help';

const LONGEST_LINE = 120;
const names = ALL_COMMANDS.map(({ name }) => name);
const words = [...new Set(names.map((name) => name.replace(/ .*/, '')))];

it('every command that runs has a definition, and the other way round', () => {
  expect([...words].sort()).toEqual([...COMMAND_WORDS].sort());
  expect(new Set(names).size).toBe(names.length);
});

describe.each(['pt', 'es', 'fr'])('in %s', (language) => {
  beforeAll(() => chooseLanguage(['--language', language], {}));
  afterAll(() => chooseLanguage([], {}));

  it('the general help has forty lines at most', () => {
    expect(generalHelp().trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  it.each(ALL_COMMANDS)('the help of $name has its options and examples, and says nothing in English', (command) => {
    const text = commandHelp(command.name);
    for (const { name } of optionsOf(command)) expect(text).toMatch(new RegExp(`^  ${name}(?![\\w-])`, 'm'));
    for (const example of command.examples) expect(text).toContain(`\n  ${example}\n`);
    const words = text.replaceAll(/^ {2}(bursar|echo) .*$|--[\w-]+|"[^"]*"/gm, '');
    expect(words.match(/\b(the|and|with|which|its|this|of this|Usage: bursar|Examples|default)\b/g) ?? []).toEqual([]);
  });
});

describe('the general help', () => {
  it('names every command in forty lines at most, which fit a terminal', () => {
    const lines = generalHelp().trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(40);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
    for (const word of words) {
      const naming = lines.filter((line) => new RegExp(`^(  |[A-Z][a-z ]+:.* )${word}( |,|$)`).test(line));
      expect(naming).toHaveLength(1);
    }
  });
});

describe.each(ALL_COMMANDS)('the help of $name', (command) => {
  const text = commandHelp(command.name);

  it('has usage, a sentence, and each option once with its default', () => {
    expect(text).toMatch(new RegExp(`^Usage: bursar ${command.name}\\b`));
    expect(command.summary).toMatch(/^[A-Z].*\.$/);
    const shown = optionsOf(command);
    expect(new Set(shown.map(({ name }) => name)).size).toBe(shown.length);
    for (const { name, summary } of shown) {
      expect(text.match(new RegExp(`^  ${name}(?![\\w-])`, 'gm'))).toHaveLength(1);
      expect(summary).toMatch(/[^.]$/);
    }
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
  });

  it('shows examples of this command', () => {
    for (const example of command.examples) {
      expect(example).toContain(`bursar ${command.name}`);
      expect(text).toContain(`\n  ${example}\n`);
    }
  });
});

it('a word with several commands lists them', () => {
  for (const word of words.filter((each) => !names.includes(each))) {
    const text = commandHelp(word);
    for (const { name } of commandsNamed(word)) expect(text).toContain(`bursar ${name}`);
  }
});

it('the help of http names every setting', () => {
  const text = commandHelp('http');
  const declarations = Object.values(SETTING_GROUPS).flatMap((group) => Object.values(group));
  for (const { flag, environment } of declarations) {
    if (flag !== undefined) expect(text).toMatch(new RegExp(`^  --${flag.name}(?![\\w-])`, 'm'));
    if (environment !== undefined) expect(text).toMatch(new RegExp(`^  ${environment}(?!\\w)`, 'm'));
  }
});

describe.each([
  ['bash', bashCompletion],
  ['zsh', zshCompletion],
  ['fish', fishCompletion],
])('the completion of %s', (_, complete) => {
  it('knows every command and option', () => {
    const script = complete(jsonHelp());
    for (const { name, options } of jsonHelp().commands) {
      for (const word of name.split(' ')) expect(script).toContain(word);
      for (const option of options) expect(script).toContain(option.name.slice(2));
    }
  });
});
