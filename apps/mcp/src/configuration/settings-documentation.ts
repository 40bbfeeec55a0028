import type { SettingDeclaration, SettingDeclarations } from '@bursar/toolkit';

import { SERVER_SETTINGS, STORAGE_SETTINGS } from './application-settings';
import { DOMAIN_SETTINGS, HOUSEHOLD_SETTINGS } from './domain-settings';
import { HTTP_SETTINGS } from './http-settings';

/** The settings in groups, as the help and docs/configuration.md present them. */
export const SETTING_GROUPS: Readonly<Record<string, SettingDeclarations>> = {
  server: { ...STORAGE_SETTINGS, ...SERVER_SETTINGS },
  http: HTTP_SETTINGS,
  household: HOUSEHOLD_SETTINGS,
  ...DOMAIN_SETTINGS,
};

/**
 * docs/configuration.md with its tables generated anew: each stands between `<!-- settings: GROUP -->` and
 * `<!-- /settings -->`. Throws when a group with settings has no place in the text.
 */
export function withSettingTables(markdown: string): string {
  const placed = new Set<string>();
  const text = markdown.replace(
    /(<!-- settings: ([\w-]+) -->\n).*?(<!-- \/settings -->)/gs,
    (_, start: string, group: string, end: string) => {
      placed.add(group);
      return `${start}\n${settingTable(SETTING_GROUPS[group] ?? {})}\n\n${end}`;
    },
  );
  const needed = Object.keys(SETTING_GROUPS).filter((group) => Object.keys(SETTING_GROUPS[group] ?? {}).length > 0);
  const missing = needed.filter((group) => !placed.has(group));
  if (missing.length > 0) throw new Error(`there is no place for the settings of ${missing.join(', ')}`);
  return text;
}

/** The flag with its argument, such as `--data-dir DIR`; empty without one. */
export function flagUsage({ flag }: SettingDeclaration): string {
  return flag === undefined ? '' : `--${flag.name}${flag.argument === undefined ? '' : ` ${flag.argument}`}`;
}

/** The default for people; empty where there is none. */
export function defaultOf({ schema, defaultText }: SettingDeclaration): string {
  const value = defaultText ?? schema.safeParse(undefined).data;
  return value === undefined ? '' : String(value);
}

const HEADINGS = ['flag', 'variable', 'default', 'meaning'];

function settingTable(declarations: SettingDeclarations): string {
  const rows = Object.values(declarations).map((declaration) => [
    code(flagUsage(declaration)),
    [declaration.environment, ...(declaration.aliases ?? [])].map((name) => code(name ?? '')).join(', alias '),
    declaration.defaultText ?? code(defaultOf(declaration)),
    declaration.description,
  ]);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEADINGS), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}
