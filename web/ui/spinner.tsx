/** A spinner with a text for screen readers. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-12 text-lg text-muted">
      <span
        aria-hidden
        className="size-14 animate-spin rounded-full border-[0.4rem] border-tint border-t-primary motion-reduce:animate-none"
      />
      {label}
    </div>
  );
}
