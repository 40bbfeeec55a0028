export { parseAllowedUserIds } from './allowed-user-ids';
export { createCristiAgent, type CristiAgentDependencies } from './cristi-agent';
export type { CandidateRefiner } from './messages/candidate-refiner';
export { createHttpRefiner } from './messages/http-refiner';
export { keptBudgets } from './kept-budgets';
export { ledgerSourceQueries as cristiAgentLedgerSource } from './store/ledger-source-queries';
export { migrations as cristiAgentMigrations } from './store/migrations';
export { runTelegram, type RunningTelegram } from './telegram/run-telegram';
export { TelegramSettingsError, type TelegramOptions } from './telegram/telegram-options';
export { telegramWebhook, WEBHOOK_SECRET_MISSING, type WebhookOptions } from './telegram/telegram-webhook';

/** Reads the currency of an owner's budgets. Loaded when it is first needed. */
export const loadCurrencyOfBudgets = async () => (await import('./shown-currency')).currencyOfBudgets;

/** What an owner has in its tables. Loaded when it is first needed. */
export const cristiAgentTables = async () => (await import('./store/owned-tables')).ownedTables;
