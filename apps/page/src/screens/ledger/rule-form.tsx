import { UserText, type ToolInput } from '@bursar/views/html-views';
import { useState } from 'preact/hooks';

import { callChange, wayBack } from '../../changes/call-change';
import { about, type Saved } from '../../changes/changes';
import type { Field, Values } from '../../forms/fields';
import { Form, type Attempt } from '../../forms/form';
import type { LedgerContext, Transaction, UpdatePreview } from './ledger-changes';
import { categoryField, useCategoryNames } from './category-field';

interface RuleFormProps {
  readonly transaction: Transaction;
  readonly context: LedgerContext;
  readonly onClose: () => void;
}

/** What `finance_rules_set` answers, as far as the page needs it. */
interface RuleResult extends Pick<UpdatePreview, 'changed_count' | 'diff'> {
  readonly change_id: string | null;
}

const SHOWN = 5;

/** Makes a rule of a transaction: what is worded like it gets the category. The first press says what changes. */
export function RuleForm({ transaction, context, onClose }: RuleFormProps) {
  const { t } = context.language;
  const categories = useCategoryNames(context);
  const [preview, setPreview] = useState<RuleResult>();
  const { set, save } = ruleChanges(context);
  const fields: readonly Field[] = [
    { kind: 'text', name: 'contains', label: t('ledger.ruleContains'), longest: 200 },
    { ...categoryField('category', t('ledger.category'), categories), isOptional: false },
    {
      ...{ kind: 'choice', name: 'applyTo', label: t('ledger.ruleFor') },
      choices: (['new', 'past'] as const).map((value) => ({ value, label: t(`ledger.ruleFor.${value}`) })),
    },
  ];
  return (
    <Form
      key="rule"
      label={t('ledger.rule')}
      fields={fields}
      initial={{
        contains: transaction.payee ?? transaction.description,
        category: transaction.category_name ?? transaction.suggestion?.category_name ?? '',
        applyTo: 'past',
      }}
      save={t(preview === undefined ? 'ledger.showChanges' : 'ledger.ruleSave')}
      onType={() => setPreview(undefined)}
      onSave={async (values, attempt) => {
        if (preview !== undefined) return save(values, attempt);
        setPreview(await set(values, 'preview'));
        return undefined;
      }}
      onClose={onClose}
    >
      <div role="status">
        {preview !== undefined && (
          <>
            <p>
              {preview.changed_count === 0
                ? t('ledger.ruleChangesNone')
                : t('ledger.wouldChange', { count: preview.changed_count })}
            </p>
            <ul class="preview">
              {preview.diff.slice(0, SHOWN).map(({ id, description, after }) => (
                <li key={id}>
                  <UserText text={description} />
                  {' → '}
                  <UserText text={after.category ?? ''} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Form>
  );
}

interface ListedRule {
  readonly when: Readonly<Record<string, unknown>>;
  readonly then: Readonly<Record<string, unknown>>;
}

function ruleChanges({ language, callTool }: LedgerContext) {
  const call = async <Result,>(tool: string, input: ToolInput) =>
    (await callChange(language, callTool, tool, input)).structuredContent as Result;
  const set = ({ contains, category, applyTo }: Values, mode: 'preview' | 'commit') =>
    call<RuleResult>('finance_rules_set', {
      set: [{ when: { description: contains }, then: { category } }],
      ...{ apply_to: applyTo, mode },
    });
  /** Rules have no key against double entry: a press whose answer never came stored one that says the same. */
  const stored = async ({ contains, category }: Values): Promise<string | undefined> => {
    const { rules } = await call<{ readonly rules: readonly ListedRule[] }>('finance_rules_list', {});
    const isThere = rules.some(
      ({ when, then }) =>
        when['description'] === contains && then['category'] === category && Object.keys(when).length === 1,
    );
    if (!isThere) return undefined;
    const { items } = await call<{ readonly items: readonly { readonly change_id: string }[] }>(
      'finance_changes_list',
      { kind: 'rules', limit: 1 },
    );
    return items[0]?.change_id;
  };
  return {
    set,
    save: async (values: Values, { isRepeat }: Attempt): Promise<Saved> => {
      const known = isRepeat ? await stored(values) : undefined;
      const id = known ?? (await set(values, 'commit')).change_id;
      const text = about('ledger.ruleSaved', values['contains'] ?? '');
      if (id === null) return { text };
      const undo = () => callChange(language, callTool, 'finance_changes_undo', { change_id: id, mode: 'commit' });
      return { text, undo: wayBack(undo, 'ALREADY_UNDONE') };
    },
  };
}
