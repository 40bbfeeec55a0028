import { failureText, useLanguage } from '@bursar/views/html-views';
import { RefusedCall } from '@bursar/views/language';
import { useState } from 'preact/hooks';

import type { HouseholdSettings } from '../../mcp/household-settings';
import { useHousehold } from '../../shell/household-context';
import { draftOf, patchBetween, type SettingsDraft } from './settings-draft';

type Saving =
  | { readonly state: 'editing' }
  | { readonly state: 'saving' }
  /** `before` is what it was, for an undo; without one it was undone. */
  | { readonly state: 'saved'; readonly before?: SettingsDraft }
  | { readonly state: 'refused'; readonly failure: string; readonly field: string | undefined };

/** The form of the settings: what is typed stays after a refusal, and what was saved can be taken back. */
export function useSettingsForm(settings: HouseholdSettings) {
  const language = useLanguage();
  const { changeSettings } = useHousehold();
  const [edited, setEdited] = useState<SettingsDraft>();
  const [saving, setSaving] = useState<Saving>({ state: 'editing' });
  const stored = draftOf(settings);
  const draft = edited ?? stored;
  const patch = patchBetween(stored, draft);

  const store = async (target: SettingsDraft, before?: SettingsDraft) => {
    const change = patchBetween(stored, target);
    if (change === undefined) return;
    setSaving({ state: 'saving' });
    try {
      await changeSettings(change);
      setEdited(undefined);
      setSaving({ state: 'saved', ...(before !== undefined && { before }) });
    } catch (error) {
      const field = error instanceof RefusedCall ? error.refusal.field : undefined;
      setSaving({ state: 'refused', failure: failureText(error, language), field });
    }
  };
  return {
    draft,
    saving,
    isChanged: patch !== undefined,
    edit: (change: Partial<SettingsDraft>) => {
      setEdited({ ...draft, ...change });
      setSaving({ state: 'editing' });
    },
    save: () => store(draft, stored),
    undo: (before: SettingsDraft) => store(before),
  };
}
