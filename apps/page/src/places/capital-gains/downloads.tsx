import { Failure, type ToolInput } from '@bursar/views/pictures';
import { useState } from 'preact/hooks';

import type { PlaceProps } from '../place';

interface DownloadsProps {
  readonly history: string;
  /** The tax years of the report, such as 2023/24. */
  readonly periods: readonly string[];
  readonly document: PlaceProps['document'];
  readonly onChange: () => void;
}

const FORMS = [
  ['pdf', 'PDF'],
  ['csv', 'CSV'],
] as const;

type Form = (typeof FORMS)[number][0];

/** Takes the report away as a file, all of it or one tax year. */
export function Downloads({ history, periods, document: ask, onChange }: DownloadsProps) {
  const [period, setPeriod] = useState('');
  const [busy, setBusy] = useState<Form>();
  const [failure, setFailure] = useState<string>();
  const download = async (form: Form) => {
    setBusy(form);
    setFailure(undefined);
    try {
      const input: ToolInput = { cgt_content: history, ...(period !== '' && { year: Number(period.slice(0, 4)) }) };
      const name = ['capital-gains', ...(period === '' ? [] : [period.replace('/', '-')])].join('-');
      save(await ask(`/reports/capital-gains.${form}`, input), `${name}.${form}`);
    } catch (error) {
      setFailure((error as Error).message);
    }
    setBusy(undefined);
  };
  return (
    <section class="place-bar" aria-label="What to do with the report">
      <button type="button" class="button" onClick={onChange}>
        <span aria-hidden="true">‹</span> Transactions
      </button>
      <span class="spring" />
      <label>
        <span class="field-name">Report</span>
        <select class="input" value={period} onChange={({ currentTarget }) => setPeriod(currentTarget.value)}>
          <option value="">All years</option>
          {periods.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      {FORMS.map(([form, label]) => (
        <button
          key={form}
          type="button"
          class="button"
          aria-label={`Download the report as ${label}`}
          aria-busy={busy === form}
          disabled={busy !== undefined}
          onClick={() => void download(form)}
        >
          {label}
        </button>
      ))}
      {failure !== undefined && <Failure title="The report could not be made." text={failure} />}
    </section>
  );
}

/** Hands a file to the browser as if a link to it had been followed. */
function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
