import Link from 'next/link';
/** Replaces a page whose duty the operator's role lacks. */
export function Forbidden() {
  return (
    <>
      <h1 className="display text-2xl">Not for your role</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Ask an admin if you need this room.{' '}
        <Link prefetch={false} href="/" className="underline underline-offset-2">
          Back to yours
        </Link>
      </p>
    </>
  );
}
