/** A length beside a figure. It says nothing that the figure does not, so readers of the screen pass it over. */
export function Bar({ percent, tone = 'first' }: { readonly percent: number; readonly tone?: string }) {
  return (
    <span class="bar" aria-hidden="true">
      <span class={`bar-fill tone-${tone}`} style={{ width: `${percent}%` }} />
    </span>
  );
}
