import { defineCommand } from './command-definition';

export const HELP = defineCommand({
  name: 'help',
  usage: ['[COMMAND]'],
  summary: 'Shows what commands there are, or the help of one.',
  options: {},
  settings: [],
  examples: ['bursar help', 'bursar help import', 'bursar help --json'],
});

export const COMPLETION = defineCommand({
  name: 'completion',
  usage: ['bash|zsh|fish'],
  summary: 'Prints a script that completes commands and options in a shell.',
  notes: 'bash: source <(bursar completion bash); zsh: the same with zsh; fish: bursar completion fish | source',
  options: {},
  settings: [],
  examples: ['bursar completion bash', 'bursar completion zsh', 'bursar completion fish'],
  hasNoJson: true,
});

export const VERSION_COMMAND = defineCommand({
  name: 'version',
  usage: [''],
  summary: 'Prints the version.',
  options: {},
  settings: [],
  examples: ['bursar version'],
});
