interface FailureProps {
  readonly title: string;
  readonly text?: string;
  /** Whether nothing else is shown; the title is then the page's heading. */
  readonly isAlone?: boolean;
  readonly retry?: { readonly label: string; readonly onClick: () => void };
}

/** What failed, the message of the server, and a button to try again where that makes sense. */
export function Failure({ title, text, isAlone = false, retry }: FailureProps) {
  const Title = isAlone ? 'h1' : 'p';
  return (
    <div class="failure" role="alert">
      <Title class="failure-title">{title}</Title>
      {text !== undefined && text !== '' && <p class="failure-text">{text}</p>}
      {retry !== undefined && (
        <button type="button" class="button" onClick={retry.onClick}>
          {retry.label}
        </button>
      )}
    </div>
  );
}
