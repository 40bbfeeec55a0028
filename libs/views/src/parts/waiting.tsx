/** Stands where something is about to be; it shows itself only when that takes a while. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <div class="waiting" role="status">
      <span class="waiting-line" />
      <span class="waiting-line" />
      <span class="waiting-line" />
      <span class="sr-only">{label}</span>
    </div>
  );
}
