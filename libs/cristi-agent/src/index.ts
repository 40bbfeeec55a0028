export { createCristiAgent, type CristiAgentDependencies } from './cristi-agent';
export { createHttpRefiner } from './refiner/http-refiner';
export type { CandidateRefiner } from './service/candidate-refiner';
export { runTelegram, type RunningTelegram } from './telegram/run-telegram';
export { TelegramSettingsError, type TelegramOptions } from './telegram/telegram-options';
export { telegramWebhook, type WebhookOptions } from './telegram/telegram-webhook';
export { parseAllowedUserIds } from './tools/allowed-users';
export { lentRows as cristiAgentRows } from './store/lent-rows';
export { migrations as cristiAgentMigrations } from './store/migrations';
