export { createCristiAgent, type CristiAgentDependencies } from './cristi-agent';
export { createHttpRefiner } from './messages/http-refiner';
export type { CandidateRefiner } from './messages/candidate-refiner';
export { runTelegram, type RunningTelegram } from './telegram/run-telegram';
export { TelegramSettingsError, type TelegramOptions } from './telegram/telegram-options';
export { telegramWebhook, type WebhookOptions } from './telegram/telegram-webhook';
export { parseAllowedUserIds } from './admit-user';
export { lentRows as cristiAgentRows } from './store/ledger-source-queries';
export { migrations as cristiAgentMigrations } from './store/migrations';
