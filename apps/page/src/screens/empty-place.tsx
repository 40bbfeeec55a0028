interface EmptyPlaceProps {
  readonly place: string;
  /** What is missing; empty where that is said already. */
  readonly text: string;
  /** Where to go next; left out where nothing leads there. */
  readonly step?: { readonly label: string; readonly href: string } | undefined;
}

/** A place, or a part of one, that holds nothing yet, with the next step. */
export function EmptyPlace({ place, text, step }: EmptyPlaceProps) {
  return (
    <div class="empty-part" data-empty={place}>
      {text !== '' && <p class="quiet">{text}</p>}
      {step !== undefined && (
        <a class="button" href={step.href}>
          {step.label}
        </a>
      )}
    </div>
  );
}
