import { Failure, failureText, useLanguage } from '@bursar/views/html-views';
import { RefusedCall } from '@bursar/views/language';
import { useEffect, useState } from 'preact/hooks';

import { useHousehold } from '../../shell/household-context';

/** The refusal where something was entered since the sample was loaded. */
const OWN_ENTRIES = 'ENTRIES_OF_YOUR_OWN';

/** A change of the sample: under way, and why it failed. */
function useSampleChange(onDone: () => void) {
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly text: string; readonly code: string | undefined }>();
  const run = (change: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    change().then(onDone, (error: unknown) => {
      setBusy(false);
      const code = error instanceof RefusedCall ? error.refusal.code : undefined;
      setFailure({ text: failureText(error, language), code });
    });
  };
  return { isBusy, failure, run };
}

/** Loads a made-up household into an empty one. */
export function LoadSample({ onLoaded }: { readonly onLoaded: () => void }) {
  const { t } = useLanguage();
  const { sample } = useHousehold();
  const { isBusy, failure, run } = useSampleChange(onLoaded);
  return (
    <>
      <button
        type="button"
        class="button"
        data-action="load-sample"
        disabled={isBusy}
        onClick={() => run(() => sample.loadSample())}
      >
        {t(isBusy ? 'home.sampleLoading' : 'home.step.sample')}
      </button>
      {failure !== undefined && <Failure title={t('settings.notSaved')} text={failure.text} />}
    </>
  );
}

/** Whether the household is made up, which is not until that is known, and whether nothing was entered in it yet. */
export function useSample(
  version: number,
  changes: number,
): { readonly isSample: boolean; readonly isUntouched: boolean } {
  const { sample } = useHousehold();
  const [shown, setShown] = useState({ isSample: false, isUntouched: false });
  useEffect(() => {
    let isLatest = true;
    sample.shownSample().then(
      ({ is_sample: isSample, entered }) => isLatest && setShown({ isSample, isUntouched: isSample && entered === 0 }),
      // Whatever keeps it from being known is said where the figures are missing.
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [sample, version, shown.isSample && changes]);
  return shown;
}

interface SampleBannerProps {
  /** Whether something of one's own is stored beside the sample. */
  readonly hasEntries?: boolean;
  readonly onRemoved: () => void;
}

/** Says what is made up, and takes it out. What was entered since only goes where it needs the sample, and that is agreed to. */
export function SampleBanner({ hasEntries = false, onRemoved }: SampleBannerProps) {
  const { t } = useLanguage();
  const { sample } = useHousehold();
  const { isBusy, failure, run } = useSampleChange(onRemoved);
  const all = failure?.code === OWN_ENTRIES;
  const text = t(hasEntries ? 'home.sampleBeside' : 'home.sample');
  return (
    <section class="sample-banner" aria-label={text}>
      <p>{text}</p>
      <button
        type="button"
        class="button"
        data-action={all ? 'confirm' : 'remove-sample'}
        disabled={isBusy}
        onClick={() => run(() => sample.removeSample({ all }))}
      >
        {t(all ? 'home.sampleRemoveAll' : 'home.sampleRemove')}
      </button>
      {failure !== undefined && <Failure title={t('home.sampleKept')} text={failure.text} />}
    </section>
  );
}
