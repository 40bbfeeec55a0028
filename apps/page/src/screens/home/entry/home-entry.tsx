import { useLanguage, type CallTool } from '@bursar/views/html-views';
import { useEffect, useRef, useState } from 'preact/hooks';

import { devicePerson } from '../../../shell/device-person';
import { useHousehold } from '../../../shell/household-context';
import { useLedgerCurrencies } from '../../../shell/ledger-currencies';
import { PersonQuestion } from '../../person-question';
import { EntryBox } from './entry-box';
import { takesEntries, type EntryContext } from './entry-context';

interface HomeEntryProps {
  readonly callTool: CallTool;
  /** Whether the server offers a tool. */
  readonly has: (tool: string) => boolean;
  /** Called when the sample has gone for the first entry; left out where there is no sample, or one with other entries. */
  readonly onSampleRemoved?: () => void;
}

/** The box for entries, and who uses this device until that is answered once. */
export function HomeEntry({ callTool, has, onSampleRemoved }: HomeEntryProps) {
  const language = useLanguage();
  const { settings } = useHousehold();
  const currencies = useLedgerCurrencies();
  const { people = [], entry_to: entryTo = null, time_zone: timeZone = null } = settings ?? {};
  const [id, setId] = useState(devicePerson.read);
  const [isWaiting, setWaiting] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const needsPerson = people.length >= 2 && !people.some((person) => person.id === id);
  useEffect(() => {
    if (isWaiting) question.current?.querySelector('button')?.focus();
  }, [isWaiting]);
  const choose = (chosen: string) => {
    devicePerson.write(chosen);
    setId(chosen);
    setWaiting(false);
  };
  const person = people.find((candidate) => candidate.id === id);
  const context: EntryContext = { language, callTool, has, people, person, entryTo, timeZone, currencies };
  return (
    <>
      {takesEntries(context) && (
        <EntryBox {...{ context, needsPerson, onSampleRemoved }} onNeedPerson={() => setWaiting(true)} />
      )}
      {needsPerson && (
        <div ref={question} {...(isWaiting && { 'data-question': 'person' })}>
          <PersonQuestion people={people} chosen={undefined} onChoose={choose} />
        </div>
      )}
    </>
  );
}
