import type { TargetedSubmitEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface KeyFormProps {
  /** Whether the server has rejected a key. */
  readonly isRejected: boolean;
  readonly onKey: (key: string) => void;
}

/** Asks for an API key. */
export function KeyForm({ isRejected, onKey }: KeyFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [isRejected]);
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
            aria-invalid={isRejected}
            aria-describedby={isRejected ? 'key-rejected' : undefined}
          />
        </label>
        {isRejected && (
          <p class="field-wrong" id="key-rejected" role="alert">
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
