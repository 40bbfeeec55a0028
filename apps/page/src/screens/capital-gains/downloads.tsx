import { Failure, failureText, useLanguage, type ToolInput } from '@bursar/views/html-views';
import { useState } from 'preact/hooks';

import type { ScreenProps } from '../screen';

interface DownloadsProps {
  /** The arguments of the report. */
  readonly input: ToolInput;
  /** The tax years of the report, such as 2023/24. */
  readonly periods: readonly string[];
  readonly document: ScreenProps['document'];
  readonly onChange: () => void;
}

const FORMATS = [
  ['pdf', 'PDF'],
  ['csv', 'CSV'],
] as const;

type Format = (typeof FORMATS)[number][0];

/** Buttons that download the report as a file, for all years or one tax year. */
export function Downloads({ input: given, periods, document: requestDocument, onChange }: DownloadsProps) {
  const language = useLanguage();
  const { t } = language;
  const [period, setPeriod] = useState('');
  const [busy, setBusy] = useState<Format>();
  const [failure, setFailure] = useState<string>();
  const download = async (format: Format) => {
    setBusy(format);
    setFailure(undefined);
    try {
      const input: ToolInput = { ...given, ...(period !== '' && { year: Number(period.slice(0, 4)) }) };
      const name = ['capital-gains', ...(period === '' ? [] : [period.replace('/', '-')])].join('-');
      save(await requestDocument(`/reports/capital-gains.${format}`, input), `${name}.${format}`);
    } catch (error) {
      setFailure(failureText(error, language));
    }
    setBusy(undefined);
  };
  return (
    <section class="screen-bar" aria-label={t('gains.actions')}>
      <button type="button" class="button" onClick={onChange}>
        <span aria-hidden="true">‹</span> {t('gains.trades')}
      </button>
      <span class="spring" />
      <label>
        <span class="field-name">{t('gains.report')}</span>
        <select class="input" value={period} onChange={({ currentTarget }) => setPeriod(currentTarget.value)}>
          <option value="">{t('gains.allYears')}</option>
          {periods.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      </label>
      {FORMATS.map(([format, label]) => (
        <button
          key={format}
          type="button"
          class="button"
          aria-label={t('gains.download', { format: label })}
          aria-busy={busy === format}
          disabled={busy !== undefined}
          onClick={() => void download(format)}
        >
          {label}
        </button>
      ))}
      {failure !== undefined && <Failure title={t('gains.notDownloaded')} text={failure} />}
    </section>
  );
}

/** Makes the browser download a file. */
function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
