/** Replaces a preview that has expired, or a draft that is not valid yet. For operators, so in their language. */
export function PreviewEnded({ unreadable = false }: { unreadable?: boolean }) {
  return (
    <main lang="en" className="mx-auto grid max-w-prose gap-3 px-(--gutter) py-16">
      <h1 className="display text-3xl">
        {unreadable ? 'This draft cannot be shown yet' : 'This preview has ended'}
      </h1>
      <p className="text-ink-soft">
        {unreadable
          ? 'Something in it is missing or has a wrong form. The editor at the desk names the place.'
          : 'A preview is good for a quarter of an hour, for the operator who asked for it and stays logged in. Ask for another at the desk.'}
      </p>
    </main>
  );
}
