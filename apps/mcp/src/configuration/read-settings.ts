import { quoted, type SettingDeclaration, type SettingDeclarations, type SettingValues } from '@bursar/toolkit';

import { APPLICATION_SETTINGS } from './application-settings';
import { DOMAIN_SETTINGS, type DomainName } from './domain-settings';
import { UsageError } from './usage-error';
import { t } from '../language/language';
import { say } from '../language/say';

type Environment = Readonly<Record<string, string | undefined>>;
type Flags = Readonly<Record<string, unknown>>;

export type ApplicationSettings = SettingValues<typeof APPLICATION_SETTINGS>;

export interface Settings extends ApplicationSettings {
  /** The settings that each domain has declared. */
  readonly byDomain: { readonly [Name in DomainName]: SettingValues<(typeof DOMAIN_SETTINGS)[Name]> };
}

const SECTIONS: readonly SettingDeclarations[] = [APPLICATION_SETTINGS, ...Object.values(DOMAIN_SETTINGS)];
const DECLARATIONS: readonly SettingDeclaration[] = SECTIONS.flatMap((section) => Object.values(section));

/** Flags take precedence over the environment, and both over defaults. Throws a UsageError of one line. */
export function readSettings(flags: Flags, environment: Environment): Settings {
  if (flags['ephemeral'] === true && flags['data-dir'] !== undefined) {
    throw new UsageError(say('--ephemeral and --data-dir are mutually exclusive'));
  }
  const read = (section: SettingDeclarations) => readSection(section, flags, environment);
  const byDomain = Object.entries(DOMAIN_SETTINGS).map(([name, section]) => [name, read(section)]);
  return { ...read(APPLICATION_SETTINGS), byDomain: Object.fromEntries(byDomain) } as Settings;
}

/** Variables that single commands read. */
const COMMAND_VARIABLES = ['BURSAR_PERSON', 'BURSAR_PASSPHRASE_FILE', 'BURSAR_RECIPIENTS'];

/** The names of the flags and variables that set something. */
export function givenSettings(flags: Flags, environment: Environment): string[] {
  return DECLARATIONS.flatMap((declaration) => given(declaration, flags, environment)?.source ?? []);
}

/** Variables that look like settings of bursar but are not. */
export function unknownVariables(environment: Environment): string[] {
  const known = [...DECLARATIONS.flatMap(variablesOf), ...COMMAND_VARIABLES];
  return Object.keys(environment).filter((name) => name.startsWith('BURSAR_') && !known.includes(name));
}

/**
 * The message for a value that cannot be used: which setting, the value unless it is secret, and what is expected.
 *
 * @param source the flag or variable that has the value.
 */
export function invalidSetting(
  { environment, expected, isSecret }: SettingDeclaration,
  value: unknown,
  source = environment,
): UsageError {
  if (isSecret === true)
    return new UsageError(
      say('invalid {source}: expected {expected}', { source: String(source), expected: say(expected) }),
    );
  return invalidValue(String(source), value, say(expected));
}

/** The message for a value of a flag or variable that cannot be used. */
export function invalidValue(source: string, value: unknown, expected: string): UsageError {
  return new UsageError(t('usage.invalid', { source, value: quoted(value), expected }));
}

function readSection(section: SettingDeclarations, flags: Flags, environment: Environment): Record<string, unknown> {
  const values = Object.entries(section).map(([name, declaration]) => {
    const found = given(declaration, flags, environment);
    const parsed = declaration.schema.safeParse(found?.value);
    if (parsed.success) return [name, parsed.data] as const;
    const [item] = parsed.error.issues[0]?.path ?? [];
    const value = Array.isArray(found?.value) ? found.value[Number(item)] : found?.value;
    throw invalidSetting(declaration, value, found?.source);
  });
  return Object.fromEntries(values);
}

function given(declaration: SettingDeclaration, flags: Flags, environment: Environment) {
  const { flag } = declaration;
  if (flag !== undefined && flags[flag.name] !== undefined)
    return { value: flags[flag.name], source: `--${flag.name}` };
  // Naming a data directory on the command line selects the bundled database, whatever the environment says.
  if (declaration === APPLICATION_SETTINGS.databaseUrl && flags['data-dir'] !== undefined) return undefined;
  const [first, ...others] = variablesOf(declaration).flatMap((name) => {
    const value = environment[name];
    return value === undefined || isEmpty(value) ? [] : [{ value, source: name }];
  });
  const contradiction = others.find(({ value }) => value !== first?.value);
  if (first !== undefined && contradiction !== undefined) {
    throw new UsageError(
      say('{name} and its alias {alias} have different values: set only {name}', {
        name: first.source,
        alias: contradiction.source,
      }),
    );
  }
  return first;
}

/** The variable of a setting, then its older names. */
function variablesOf({ environment, aliases = [] }: SettingDeclaration): string[] {
  return environment === undefined ? [] : [environment, ...aliases];
}

/** Shells and hosts unset a variable by emptying it; an MCP bundle leaves the placeholder of an empty field. */
function isEmpty(value: string): boolean {
  return /^(\$\{user_config\.\w+\})?$/.test(value);
}
