/** Replaces a preview that has expired, or a draft that is not valid yet. For operators, so in their language. */
export function PreviewEnded({ unreadable = false }: { unreadable?: boolean }) {
  return (
    <main lang="en" className="mx-auto grid max-w-prose gap-3 px-(--gutter) py-16">
      <h1 className="display text-3xl">{unreadable ? 'Invalid draft' : 'Preview expired'}</h1>
      <p className="text-ink-soft">
        {unreadable
          ? 'The draft has errors, which its editor in the desk lists.'
          : 'Previews expire after 15 minutes or on logout. Open a new one in the desk.'}
      </p>
    </main>
  );
}
