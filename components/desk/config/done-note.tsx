import Link from 'next/link';

/** The confirmation after publishing. */
export function DoneNote({ version }: { version: string }) {
  if (version === 'asked') {
    return (
      <p role="status" className="mt-4 rounded-card bg-accent-soft p-3 text-sm text-on-accent-soft">
        A second person must approve this under Approvals. Nothing has changed yet.
      </p>
    );
  }
  if (version === 'scheduled') {
    return (
      <p
        role="status"
        className="mt-4 rounded-card bg-success-soft p-3 text-sm text-on-success-soft"
      >
        Scheduled. Until then it can be cancelled under{' '}
        <Link prefetch={false} href="/scheduled" className="underline underline-offset-2">
          Scheduled
        </Link>
        .
      </p>
    );
  }
  if (!/^\d+$/.test(version)) return null;
  return (
    <p role="status" className="mt-4 rounded-card bg-success-soft p-3 text-sm text-on-success-soft">
      Version {version} is published and applies within five seconds.
    </p>
  );
}
