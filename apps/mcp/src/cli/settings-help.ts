import type { SettingDeclaration, SettingDeclarations } from '@bursar/toolkit';

import { HTTP_SETTINGS, SERVER_SETTINGS, STORAGE_SETTINGS } from '../configuration/application-settings';
import { DOMAIN_SETTINGS } from '../configuration/domain-settings';
import { defaultOf, flagUsage } from '../configuration/settings-documentation';

const MAX_LINE_LENGTH = 118;
const INDENT = '      ';

/** The options and environment variables of all commands, from their declarations. */
export function settingsHelp(): string {
  const sections: readonly (readonly [string, SettingDeclarations])[] = [
    ['Options of every command that uses stored data', STORAGE_SETTINGS],
    ['Options of servers', SERVER_SETTINGS],
    ['Options of http', HTTP_SETTINGS],
    ...Object.entries(DOMAIN_SETTINGS).map(([name, settings]) => [`Settings of ${name}`, settings] as const),
  ];
  return sections
    .filter(([, settings]) => Object.keys(settings).length > 0)
    .map(([title, settings]) => `${title}\n${Object.values(settings).map(entry).join('')}`)
    .join('\n');
}

function entry(declaration: SettingDeclaration): string {
  const names = [flagUsage(declaration), declaration.environment ?? ''].filter((name) => name !== '').join(', ');
  const defaultText = defaultOf(declaration);
  const isWorthShowing = defaultText !== '' && defaultText !== 'false';
  const text = `${declaration.description}${isWorthShowing ? ` (default: ${defaultText})` : ''}`.replaceAll('`', '');
  return `  ${names}\n${wrapped(text)}`;
}

function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= MAX_LINE_LENGTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${INDENT}${word}`);
  }
  return `${lines.join('\n')}\n`;
}
