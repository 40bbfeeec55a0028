import { useEffect, useState } from 'preact/hooks';

import { SampleBanner } from '../screens/home/sample';
import { useHousehold } from '../shell/household-context';

/** Once a page: whoever leaves the sample where it is goes on without being asked again. */
let isOffered = false;

interface SampleOfferProps {
  /** Called when the sample has gone. */
  readonly onRemoved: () => void;
}

/** Offers to remove the made-up household once something of one's own is stored in it, which stays. */
export function SampleOffer({ onRemoved }: SampleOfferProps) {
  const { sample } = useHousehold();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isOffered) return;
    let isLatest = true;
    sample.shownSample().then(
      ({ is_sample: isSample, entered }) => {
        if (!isLatest || !isSample || entered === 0) return;
        isOffered = true;
        setShown(true);
      },
      // The entry is stored; the place of the sample itself says why it cannot be reached.
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [sample]);
  if (!isShown) return null;
  return (
    <SampleBanner
      hasEntries
      onRemoved={() => {
        setShown(false);
        onRemoved();
      }}
    />
  );
}
