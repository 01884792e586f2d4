import Link from 'next/link';
/** Replaces a page whose duty the operator's role lacks. */
export function Forbidden() {
  return (
    <>
      <h1 className="display text-2xl">No permission</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Your role does not include this page. Ask an admin for access.{' '}
        <Link prefetch={false} href="/" className="underline underline-offset-2">
          Go to the overview
        </Link>
      </p>
    </>
  );
}
