/** A bar that repeats a figure as a length, hidden from screen readers. */
export function Bar({ percent, tone = 'first' }: { readonly percent: number; readonly tone?: string }) {
  return (
    <span class="bar" aria-hidden="true">
      <span class={`bar-fill tone-${tone}`} style={{ width: `${percent}%` }} />
    </span>
  );
}
