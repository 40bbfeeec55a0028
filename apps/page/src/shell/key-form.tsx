import type { TargetedSubmitEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface KeyFormProps {
  /** Whether a key was shown that opened nothing. */
  readonly isWrong: boolean;
  readonly onKey: (key: string) => void;
}

/** Asks for the key that the server wants to see. */
export function KeyForm({ isWrong, onKey }: KeyFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [isWrong]);
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const key = field.current?.value.trim() ?? '';
    if (key !== '') onKey(key);
  };
  return (
    <main class="view narrow">
      <h1>This server asks for a key</h1>
      <p class="quiet lead">
        On the machine that runs it, <code>bursar key create --name browser</code> makes one and shows it once. It stays
        in this tab until you close it, and goes nowhere but to this server.
      </p>
      <form class="form" onSubmit={submit}>
        <label class="field">
          <span class="field-name">Key</span>
          <input
            ref={field}
            class="input"
            type="password"
            name="key"
            autocomplete="off"
            spellcheck={false}
            required
            aria-invalid={isWrong}
            aria-describedby={isWrong ? 'key-wrong' : undefined}
          />
        </label>
        {isWrong && (
          <p class="field-wrong" id="key-wrong" role="alert">
            The server does not know this key. It may have been revoked, or a letter is missing.
          </p>
        )}
        <button type="submit" class="button primary">
          Open
        </button>
      </form>
    </main>
  );
}
