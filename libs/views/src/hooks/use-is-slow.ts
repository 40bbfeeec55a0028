import { useEffect, useState } from 'preact/hooks';

/** Whether something has been busy for longer than `patience` milliseconds. */
export function useIsSlow(isBusy: boolean, patience: number): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setIsSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy, patience]);
  return isBusy && isSlow;
}
