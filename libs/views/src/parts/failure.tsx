interface FailureProps {
  readonly title: string;
  readonly text?: string;
  readonly retry?: { readonly label: string; readonly act: () => void };
}

/** What went wrong, in the words of whoever refused, and a way to try again where there is one. */
export function Failure({ title, text, retry }: FailureProps) {
  return (
    <div class="failure" role="alert">
      <p class="failure-title">{title}</p>
      {text !== undefined && text !== '' && <p class="failure-text">{text}</p>}
      {retry !== undefined && (
        <button type="button" class="button" onClick={retry.act}>
          {retry.label}
        </button>
      )}
    </div>
  );
}
