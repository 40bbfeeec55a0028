import { failureText } from '@bursar/views/html-views';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { ChangeFailure } from '../../../changes/call-change';
import type { Values } from '../../../forms/fields';
import { Form } from '../../../forms/form';
import { useHousehold, type SampleCalls } from '../../../shell/household-context';
import { canShare, currencyOf, type EntryContext } from './entry-context';
import { fieldsOf } from './entry-fields';
import { LandingChoice } from './landing-choice';
import type { Reading } from './read-entry';
import { storeEntry } from './store-entry';
import { Understood } from './understood';

interface ProposalProps {
  readonly context: EntryContext;
  readonly reading: Reading;
  /** Called when it is stored and the sample has gone before; undefined where that is not offered. */
  readonly onSampleRemoved: (() => void) | undefined;
  /** Called when it is stored. */
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** What a text was understood as, and where it lands; every part can be changed before it is saved. */
export function Proposal({ context, reading, onSampleRemoved, onSaved, onClose }: ProposalProps) {
  const { t, has, currencyName } = context.language;
  const { accounts } = reading;
  const [lands, setLands] = useState(reading.lands);
  const [doubts, setDoubts] = useState(reading.doubts);
  const { sample } = useHousehold();
  const [removesSample, setRemovesSample] = useState(false);
  // An account to enter into is one of the sample.
  const offersRemoval = onSampleRemoved !== undefined && (lands === 'shared' || lands === 'budget');
  const [isAmountTyped, setAmountTyped] = useState(false);
  const settle = (name: string) => setDoubts((before) => before.filter((doubt) => doubt !== name));
  const onType = (name: string) => {
    settle(name);
    if (name === 'amount') setAmountTyped(true);
  };
  // An amount is never taken for one in another currency.
  const currency = currencyOf(context, lands, accounts);
  const isOther = [currency, reading.currency].every(Boolean) && currency !== reading.currency && !isAmountTyped;
  const fieldsFor = (typed: Values) =>
    fieldsOf(context, { lands, accounts, asksType: reading.doubts.includes('type') }, typed);
  const questionsFor = (typed: Values) => {
    const isOpen = lands === undefined || (lands === 'shared' && typed['type'] === 'INCOME');
    const asked: Record<string, ComponentChildren> = isOpen ? { lands: t('entry.ask.lands') } : {};
    for (const { name, isOptional = false } of fieldsFor(typed)) {
      const isEmpty = (typed[name] ?? '').trim() === '';
      const question = `entry.ask.${name}`;
      if (isEmpty && !isOptional && has(question)) asked[name] = t(question);
      if (!isEmpty && doubts.includes(name)) asked[name] = <Doubt onRight={() => settle(name)} words={t} />;
    }
    if (isOther && currency !== undefined) {
      asked['amount'] = t('entry.ask.amountIn', { currency: currencyName(currency) });
    }
    return asked;
  };
  return (
    <Form
      label={t('entry.proposal')}
      attributes={{ 'data-proposal': '', 'data-lands': lands ?? '' }}
      head={(typed) => (
        <div class="proposal-head">
          <Understood {...{ context, accounts, lands, typed }} isAmountKnown={!isOther} />
          <LandingChoice
            {...{ context, accounts, lands }}
            isShareable={canShare(context) && typed['type'] !== 'INCOME'}
            question={questionsFor(typed)['lands']}
            onChoose={setLands}
          />
        </div>
      )}
      fields={fieldsFor}
      questions={questionsFor}
      initial={reading.typed}
      save={t('form.save')}
      onType={onType}
      onSave={async (values, attempt) => {
        const isRemoving = offersRemoval && removesSample;
        if (isRemoving) await sampleRemoved(sample, context.language);
        const saved = await storeEntry(context, { lands, accounts }, values, attempt);
        onSaved();
        if (isRemoving) onSampleRemoved();
        return saved;
      }}
      onClose={onClose}
    >
      {offersRemoval && (
        <label class="sample-first">
          <input
            type="checkbox"
            data-action="remove-sample-first"
            checked={removesSample}
            onChange={({ currentTarget }) => setRemovesSample(currentTarget.checked)}
          />{' '}
          {t('home.sampleFirst')}
        </label>
      )}
    </Form>
  );
}

/** Takes the sample out; nothing happens where it has gone already. Throws ChangeFailure. */
async function sampleRemoved(sample: SampleCalls, language: EntryContext['language']): Promise<void> {
  try {
    await sample.removeSample({ all: false });
  } catch (error) {
    throw new ChangeFailure(failureText(error, language));
  }
}

interface DoubtProps {
  readonly onRight: () => void;
  readonly words: EntryContext['language']['t'];
}

/** A value that the text may have meant otherwise: it is confirmed, or changed. */
function Doubt({ onRight, words }: DoubtProps) {
  return (
    <>
      <span>{words('entry.sure')}</span>{' '}
      <button type="button" class="button row-button" data-action="confirm" onClick={onRight}>
        {words('entry.right')}
      </button>
    </>
  );
}
