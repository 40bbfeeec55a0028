interface FailureProps {
  readonly title: string;
  readonly text?: string;
  /** Whether there is nothing beside it. */
  readonly isAlone?: boolean;
  readonly retry?: { readonly label: string; readonly act: () => void };
}

/** What went wrong, in the words of whoever refused, and a way to try again where there is one. */
export function Failure({ title, text, isAlone = false, retry }: FailureProps) {
  const Title = isAlone ? 'h1' : 'p';
  return (
    <div class="failure" role="alert">
      <Title class="failure-title">{title}</Title>
      {text !== undefined && text !== '' && <p class="failure-text">{text}</p>}
      {retry !== undefined && (
        <button type="button" class="button" onClick={retry.act}>
          {retry.label}
        </button>
      )}
    </div>
  );
}
