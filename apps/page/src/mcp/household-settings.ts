import type { LanguageCode } from '@bursar/views/language';

/** One of the two people who share expenses. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** The user whose budget is theirs. */
  readonly budget_user_id: string;
}

/** The answer of `GET /household/settings`; null where nothing is set. */
export interface HouseholdSettings {
  readonly language: LanguageCode | null;
  readonly currency: string | null;
  readonly time_zone: string | null;
  readonly entry_to: 'shared' | 'budget' | 'account' | null;
  readonly people: readonly Person[];
  readonly in_force: { readonly time_zone: string };
  /** By ledger, such as `shared-split`. */
  readonly currencies: Readonly<Record<string, string>>;
  /** The settings that the start of the server decides. */
  readonly fixed: readonly string[];
}

/** The body of `PATCH /household/settings`: what changes; null unsets. */
export type SettingsPatch = Readonly<Record<string, unknown>>;
