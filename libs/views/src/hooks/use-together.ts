import { useRef } from 'preact/hooks';

/**
 * What loads in parts and is shown as one picture, so that nothing moves as one part comes after the other: while any of it loads, all of it
 * stays as it was. Undefined until everything has come once.
 */
export function useTogether<Parts>(parts: Parts, isLoading: boolean): Parts | undefined {
  const last = useRef<Parts | undefined>(undefined);
  if (!isLoading) last.current = parts;
  return last.current;
}
