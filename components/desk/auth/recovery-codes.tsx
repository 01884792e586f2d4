import Link from 'next/link';
import { buttonStyle } from '#components/ui/button-style.ts';

/** Shown once: each code replaces a lost authenticator for one login. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="grid gap-5">
      <h1 className="display text-2xl">Save your recovery codes</h1>
      <p className="text-ink-soft">
        Each code replaces your authenticator once. They are not shown again.
      </p>
      <ul className="card grid grid-cols-2 gap-x-6 gap-y-2 p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Link prefetch={false} href="/" className={buttonStyle({ size: 'lg', wide: true })}>
        I have saved them
      </Link>
    </div>
  );
}
