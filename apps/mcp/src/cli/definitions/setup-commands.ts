import { SERVER_SETTINGS, STORAGE_SETTINGS } from '../../configuration/application-settings';
import { HTTP_SETTINGS } from '../../configuration/http-settings';
import { DOMAIN_SETTINGS, HOUSEHOLD_SETTINGS } from '../../configuration/domain-settings';
import { defineCommand } from './command-definition';

export const SETUP = defineCommand({
  name: 'setup',
  usage: ['[OPTIONS]'],
  summary: 'Adds bursar to the assistants on this machine. It shows every change and asks first.',
  options: {
    host: { type: 'string', value: 'A,B', defaultText: 'all that are installed', summary: 'these assistants only' },
    'data-dir': { type: 'string', value: 'DIR', summary: 'the data folder that the assistants use' },
    npx: { type: 'boolean', summary: 'start the published package instead of this build' },
    yes: { type: 'boolean', summary: 'write without asking' },
    'dry-run': { type: 'boolean', summary: 'write nothing' },
    undo: { type: 'boolean', summary: 'take bursar out again' },
  },
  settings: [],
  examples: ['bursar setup --dry-run', 'bursar setup --host cursor,zed --yes', 'bursar setup --undo --yes'],
});

export const HOST_CONFIG = defineCommand({
  name: 'host-config',
  usage: ['HOST [OPTIONS]'],
  summary: 'Prints the configuration for an assistant, to paste into it.',
  notes: 'HOST is claude-desktop, claude-code, cursor, vscode or chatgpt.',
  options: {
    npx: { type: 'boolean', summary: 'for the published npm package' },
    link: { type: 'boolean', summary: 'print an install link (cursor and vscode)' },
  },
  settings: [],
  examples: ['bursar host-config claude-desktop', 'bursar host-config cursor --link'],
});

export const DOCTOR = defineCommand({
  name: 'doctor',
  usage: ['[OPTIONS]'],
  summary: 'Checks the installation, a line for each check. It takes the options of http.',
  options: {},
  settings: [STORAGE_SETTINGS, SERVER_SETTINGS, HOUSEHOLD_SETTINGS, ...Object.values(DOMAIN_SETTINGS), HTTP_SETTINGS],
  examples: ['bursar doctor', 'bursar doctor --port 0 --json'],
});

export const DEMO = defineCommand({
  name: 'demo',
  usage: [''],
  summary: 'Runs through a month of a made-up household, and keeps nothing.',
  options: {},
  settings: [],
  examples: ['bursar demo'],
});

export const KEY_CREATE = defineCommand({
  name: 'key create',
  usage: ['--name LABEL [--owner NAME]'],
  summary: 'Creates an API key and prints it once.',
  options: {
    name: { type: 'string', value: 'LABEL', summary: 'what the key is for' },
    owner: {
      type: 'string',
      value: 'NAME',
      defaultText: 'the household on this machine',
      summary: 'whose data it opens',
    },
  },
  settings: [STORAGE_SETTINGS],
  examples: ['bursar key create --name laptop', 'bursar key create --name tablet --owner neighbours'],
});

export const KEY_LIST = defineCommand({
  name: 'key list',
  usage: [''],
  summary: 'Lists the API keys.',
  options: {},
  settings: [STORAGE_SETTINGS],
  examples: ['bursar key list'],
});

export const KEY_REVOKE = defineCommand({
  name: 'key revoke',
  usage: ['ID'],
  summary: 'Revokes an API key.',
  options: {},
  settings: [STORAGE_SETTINGS],
  examples: ['bursar key revoke "$(bursar key list | head -n 1 | cut -f 1)"'],
});

export const KEY_ROTATE = defineCommand({
  name: 'key rotate',
  usage: ['ID'],
  summary: 'Replaces an API key and prints the new one once.',
  options: {},
  settings: [STORAGE_SETTINGS],
  examples: ['bursar key rotate "$(bursar key list | tail -n 1 | cut -f 1)"'],
});

export const HOUSEHOLD_SHOW = defineCommand({
  name: 'household show',
  usage: [''],
  summary: 'Shows who shares expenses.',
  options: {},
  settings: [STORAGE_SETTINGS],
  examples: ['bursar household show'],
});

export const HOUSEHOLD_RENAME = defineCommand({
  name: 'household rename',
  usage: ['ID NEW-ID NAME...'],
  summary: 'Gives one of the two another id and name, history included.',
  options: {},
  settings: [STORAGE_SETTINGS],
  examples: ['bursar household rename elias elias Elias', 'bursar household rename leticia leticia Letícia Maria'],
});

export const HOUSEHOLD_MERGE = defineCommand({
  name: 'household merge',
  usage: ['OLD-ID INTO-ID [--yes]'],
  summary: 'Shows which records of a former participant would move to another.',
  options: { yes: { type: 'boolean', summary: 'move them' } },
  settings: [STORAGE_SETTINGS],
  examples: [],
});

export const HOUSEHOLD_LINK = defineCommand({
  name: 'household link',
  usage: ['ID USER'],
  summary: 'Says which budget belongs to one of the two.',
  options: {},
  settings: [STORAGE_SETTINGS],
  examples: ['bursar household link elias 4711'],
});

export const SETTINGS = defineCommand({
  name: 'settings',
  usage: ['', 'get KEY', 'set KEY VALUE', 'unset KEY'],
  summary: 'Shows or changes the language, currency and time zone of the household, and where messages land.',
  notes:
    'KEY is language (en, pt, es, fr), currency (three capitals), time_zone (such as Europe/Zurich), entry_to (shared, ' +
    'budget, account), or people, who are changed by "household rename" and "household link".',
  options: {},
  settings: [STORAGE_SETTINGS, HOUSEHOLD_SETTINGS],
  examples: ['bursar settings', 'bursar settings set language pt', 'bursar settings unset language'],
});
