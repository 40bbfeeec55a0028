import { SERVER_SETTINGS, STORAGE_SETTINGS } from '../../configuration/application-settings';
import { HTTP_SETTINGS } from '../../configuration/http-settings';
import { DOMAIN_SETTINGS, HOUSEHOLD_SETTINGS } from '../../configuration/domain-settings';
import { TLS_SETTINGS } from '../../configuration/tls-settings';
import { defineCommand } from './command-definition';

const SERVED = [STORAGE_SETTINGS, SERVER_SETTINGS, HOUSEHOLD_SETTINGS, ...Object.values(DOMAIN_SETTINGS)];

export const STDIO = defineCommand({
  name: 'stdio',
  usage: ['[OPTIONS]'],
  summary: 'Serves one assistant over standard input and output. Assistants run this command; you rarely need to.',
  options: {},
  settings: SERVED,
  examples: ['bursar stdio', 'bursar stdio --domains finance-tools,cgt-engine --read-only'],
  hasNoJson: true,
});

export const HTTP = defineCommand({
  name: 'http',
  usage: ['[OPTIONS]'],
  summary: 'Serves the web page, MCP and REST over HTTP until it is stopped.',
  options: {},
  settings: [...SERVED, HTTP_SETTINGS],
  examples: ['bursar http', 'bursar http --port 0 --read-only', 'bursar http --auth key'],
});

export const TELEGRAM = defineCommand({
  name: 'telegram',
  usage: ['[OPTIONS]'],
  summary: 'Answers the messages of a Telegram bot until it is stopped.',
  notes: 'TELEGRAM_BOT_TOKEN is the token of the bot, CRISTI_ALLOWED_USER_IDS says who may use it.',
  options: { ephemeral: { type: 'boolean', summary: 'use a temporary database that is deleted on exit' } },
  settings: [STORAGE_SETTINGS],
  examples: [],
});

export const OPEN = defineCommand({
  name: 'open',
  usage: ['[OPTIONS]'],
  summary: 'Opens the page in your browser. If no server is running, it starts one, until you stop it.',
  options: {},
  settings: [...SERVED, HTTP_SETTINGS],
  examples: ['bursar open', 'bursar open --port 0'],
});

export const PAIR = defineCommand({
  name: 'pair',
  usage: ['[OPTIONS]'],
  summary: 'Lets a phone at home open the page, over TLS. The phone needs the code shown, within 5 minutes.',
  notes:
    'Without --tls-cert and --tls-key bursar makes a certificate itself: what is sent is encrypted, the browser of the phone ' +
    'warns once, and it may refuse to install the page.',
  options: {
    host: {
      type: 'string',
      value: 'ADDRESS',
      defaultText: 'the address at home',
      summary: 'address to listen on',
    },
    port: { type: 'string', value: 'PORT', defaultText: '3334', summary: 'port to listen on; 0 picks a free one' },
    keep: { type: 'boolean', summary: 'leave the page open to paired devices after the 5 minutes' },
  },
  settings: [...SERVED, TLS_SETTINGS],
  examples: ['bursar pair', 'bursar pair --keep'],
});
