import { useState } from 'preact/hooks';

import { typedAmount } from '../../forms/amount';
import { ChangeButton } from '../../forms/change-button';
import { writtenChoice, type Field, type Values } from '../../forms/fields';
import { Form } from '../../forms/form';
import { sharedDay, useToday } from '../../shell/ledger-today';
import { sharedChanges, type Movement, type SharedContext } from './shared-changes';
import { splitFields, typedSplit } from './split';

/** By the argument that a refusal names. */
const FIELD_OF = {
  amount: 'amount',
  description: 'description',
  occurred_at: 'day',
  payer_participant_id: 'payer',
  split_config: 'split',
};

function movementFields({ language: { t }, people, currency }: SharedContext, payer: string): readonly Field[] {
  return [
    { kind: 'amount', name: 'amount', label: t('form.amount'), currency },
    { kind: 'text', name: 'description', label: t('form.description'), longest: 280 },
    { kind: 'choice', name: 'payer', label: payer, choices: people.map(({ id, name }) => writtenChoice(id, name)) },
    { kind: 'day', name: 'day', label: t('form.date') },
  ];
}

interface AddPurchaseProps {
  readonly context: SharedContext;
  readonly onClose: () => void;
}

export function AddPurchase({ context, onClose }: AddPurchaseProps) {
  const { language, people, person } = context;
  const { t } = language;
  const day = useToday('shared');
  return (
    <Form
      label={t('shared.addPurchase')}
      fields={(typed) => [...movementFields(context, t('shared.payer')), ...splitFields(language, people, typed)]}
      initial={{ payer: person.id, day, ...typedSplit(undefined, people) }}
      fieldOf={FIELD_OF}
      save={t('form.save')}
      onSave={sharedChanges(context).addPurchase}
      onClose={onClose}
    />
  );
}

interface MovementEditorProps extends AddPurchaseProps {
  readonly movement: Movement;
}

/** Corrects a purchase or refund, takes it out, or adds a refund of it. */
export function MovementEditor({ movement, context, onClose }: MovementEditorProps) {
  const { language, people } = context;
  const changes = sharedChanges(context);
  const { t, locale } = language;
  const today = useToday('shared');
  const [isRefund, setRefund] = useState(false);
  const values: Values = {
    amount: typedAmount(locale, movement.amount),
    description: movement.description,
    payer: movement.payer_participant_id,
    day: sharedDay(movement.occurred_at),
  };
  if (isRefund) {
    return (
      <Form
        key="refund"
        label={t('shared.refund')}
        fields={movementFields(context, t('shared.receiver'))}
        initial={{ ...values, day: today }}
        fieldOf={FIELD_OF}
        save={t('shared.saveRefund')}
        onSave={(typed, attempt) => changes.addRefund(movement, typed, attempt)}
        onClose={onClose}
      />
    );
  }
  const isPurchase = movement.type === 'purchase';
  const split = typedSplit(movement.split_config, people);
  return (
    <Form
      key="edit"
      label={t('common.change')}
      fields={(typed) => [
        ...movementFields(context, t(isPurchase ? 'shared.payer' : 'shared.receiver')),
        ...(isPurchase ? splitFields(language, people, typed, split['split'] === 'kept') : []),
      ]}
      initial={{ ...values, ...split }}
      fieldOf={FIELD_OF}
      save={t('form.save')}
      onSave={(typed, attempt) => changes.replace(movement, typed, attempt)}
      onClose={onClose}
      actions={
        <>
          {isPurchase && (
            <button type="button" class="button" data-action="refund" onClick={() => setRefund(true)}>
              {t('shared.refund')}
            </button>
          )}
          <ChangeButton
            label={t('form.remove')}
            action="remove"
            onPress={() => changes.remove(movement)}
            onDone={onClose}
          />
        </>
      }
    />
  );
}
