import type { jsonHelp } from '../help/json-help';

export type HelpData = ReturnType<typeof jsonHelp>;
export type HelpCommand = HelpData['commands'][number];

/** The first words of all commands, each once, with the summary of the first. */
export function firstWords({ commands }: HelpData): { readonly word: string; readonly summary: string }[] {
  const words = new Map<string, string>();
  for (const { name, summary } of commands) {
    const word = name.replace(/ .*/, '');
    if (!words.has(word) || name === word) words.set(word, summary);
  }
  return [...words].map(([word, summary]) => ({ word, summary: firstSentence(summary) }));
}

/** The second words that may follow a first one. */
export function secondWords({ commands }: HelpData, word: string): string[] {
  return commands.flatMap(({ name }) => (name.startsWith(`${word} `) ? [name.slice(word.length + 1)] : []));
}

/** The command that has options of its own; a first word without one has those of all its commands. */
export function optionNames({ options }: HelpCommand): string[] {
  return [...options.map(({ name }) => name), '--help'];
}

/** Quoted for a shell. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function firstSentence(summary: string): string {
  return (summary.split('. ')[0] ?? '').replace(/\.$/, '');
}
