/** A placeholder for content that is loading; CSS shows it only after a delay. */
export function Loading({ label }: { readonly label: string }) {
  return (
    <div class="loading" role="status">
      <span class="loading-line" />
      <span class="loading-line" />
      <span class="loading-line" />
      <span class="sr-only">{label}</span>
    </div>
  );
}
