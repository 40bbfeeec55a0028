import { typedAmount } from '../../forms/amount';
import { ChangeButton } from '../../forms/change-button';
import { writtenChoice, type Field } from '../../forms/fields';
import { Form } from '../../forms/form';
import { useToday } from '../../shell/ledger-today';
import { recurrenceChanges, type Recurrence } from './recurrence-changes';
import type { SharedContext } from './shared-changes';
import { splitFields, typedSplit } from './split';

const FIELD_OF = {
  amount: 'amount',
  description: 'description',
  payer_participant_id: 'payer',
  split_config: 'split',
  reference_day: 'onDay',
  start_competence_month: 'from',
  end_competence_month: 'until',
};

function recurrenceFields({ language: { t }, people, currency }: SharedContext, isNew: boolean): readonly Field[] {
  return [
    { kind: 'amount', name: 'amount', label: t('shared.perMonth'), currency },
    { kind: 'text', name: 'description', label: t('form.description'), longest: 280 },
    {
      kind: 'choice',
      name: 'payer',
      label: t('shared.payer'),
      choices: people.map(({ id, name }) => writtenChoice(id, name)),
    },
    { kind: 'whole', name: 'onDay', label: t('shared.onDay'), least: 1, most: 31 },
    ...(isNew ? [{ kind: 'month' as const, name: 'from', label: t('shared.from') }] : []),
    { kind: 'month', name: 'until', label: t('shared.until'), isOptional: true },
  ];
}

interface RecurrenceFormProps {
  readonly context: SharedContext;
  readonly onClose: () => void;
}

export function AddRecurrence({ context, onClose }: RecurrenceFormProps) {
  const { language, people, person } = context;
  const { t } = language;
  const today = useToday('shared');
  return (
    <Form
      label={t('shared.addRecurrence')}
      fields={(typed) => [...recurrenceFields(context, true), ...splitFields(language, people, typed)]}
      initial={{
        payer: person.id,
        onDay: String(Number(today.slice(8))),
        from: today.slice(0, 7),
        ...typedSplit(undefined, people),
      }}
      fieldOf={FIELD_OF}
      save={t('form.save')}
      onSave={recurrenceChanges(context).add}
      onClose={onClose}
    />
  );
}

interface RecurrenceEditorProps extends RecurrenceFormProps {
  readonly recurrence: Recurrence;
}

/** Changes a recurring expense from now on, pauses or ends it. */
export function RecurrenceEditor({ recurrence, context, onClose }: RecurrenceEditorProps) {
  const changes = recurrenceChanges(context);
  const { t, locale } = context.language;
  const { status } = recurrence;
  if (status === 'ended') return <p class="quiet">{t('refusal.recurrenceEnded')}</p>;
  return (
    <Form
      label={t('common.change')}
      fields={recurrenceFields(context, false)}
      initial={{
        amount: typedAmount(locale, recurrence.amount),
        description: recurrence.description,
        payer: recurrence.payer_participant_id,
        onDay: String(recurrence.reference_day),
        until: recurrence.end_competence_month ?? '',
      }}
      fieldOf={FIELD_OF}
      save={t('form.save')}
      onSave={(values) => changes.edit(recurrence, values)}
      onClose={onClose}
      actions={
        <>
          <ChangeButton
            label={t(status === 'paused' ? 'shared.resume' : 'shared.pause')}
            action={status === 'paused' ? 'resume' : 'pause'}
            onPress={() => changes.pause(recurrence, status !== 'paused')}
            onDone={onClose}
          />
          <ChangeButton
            label={t('shared.end')}
            confirm={t('shared.endSure')}
            action="end"
            onPress={(attempt) => changes.end(recurrence, attempt)}
            onDone={onClose}
          />
        </>
      }
    />
  );
}
