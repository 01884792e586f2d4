import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';

interface BackLinkProps {
  href: string;
  children: string;
}

/** A link from an item back to its list. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link
      prefetch={false}
      href={href}
      className="inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft hover:text-ink lg:min-h-0"
    >
      <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {children}
    </Link>
  );
}
