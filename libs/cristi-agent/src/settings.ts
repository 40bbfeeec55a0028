import type { SettingDeclarations } from '@bursar/toolkit';
import { booleanSetting, httpUrlSetting } from '@bursar/toolkit/setting-schemas';
import * as z from 'zod';

/** What an operator can set for this domain. */
export const settings = {
  allowedUserIds: {
    environment: 'CRISTI_ALLOWED_USER_IDS',
    schema: z.string().default(''),
    expected: 'user ids separated by commas',
    description:
      'user ids that may use the budget agent, separated by commas; with API keys, none are allowed by default',
    defaultText: 'everyone on this machine',
  },
  refinerUrl: {
    environment: 'CRISTI_REFINER_URL',
    schema: httpUrlSetting().optional(),
    expected: 'an http or https URL',
    description: 'a service that interprets messages when the parser is unsure',
  },
  telegramToken: {
    environment: 'TELEGRAM_BOT_TOKEN',
    schema: z.string().optional(),
    expected: 'the token of a bot',
    description: 'the token of the bot that `bursar telegram` runs',
    isSecret: true,
  },
  telegramWebhook: {
    environment: 'CRISTI_TELEGRAM_WEBHOOK',
    schema: booleanSetting(),
    expected: 'true or false',
    description: 'receive Telegram messages at `POST /telegram/webhook` of `bursar http`',
  },
  telegramSecret: {
    environment: 'TELEGRAM_WEBHOOK_SECRET',
    schema: z
      .string()
      .regex(/^[\w-]{1,256}$/)
      .optional(),
    expected: '1 to 256 characters of A-Z, a-z, 0-9, _ and -',
    description: 'the secret that Telegram sends with each webhook request; required with the webhook',
    isSecret: true,
  },
  telegramApiRoot: {
    environment: 'TELEGRAM_API_ROOT',
    schema: httpUrlSetting().optional(),
    expected: 'an http or https URL',
    description: "a Bot API server other than Telegram's own",
  },
} satisfies SettingDeclarations;
