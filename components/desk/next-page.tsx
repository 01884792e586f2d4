import Link from 'next/link';
import { Button } from '#components/ui/button.tsx';

interface MoreLinkProps {
  /** Address of the next page; null on the last page. */
  href: string | null;
  children: string;
}

/** The link to the next page of a list, below it. */
export function MoreLink({ href, children }: MoreLinkProps) {
  if (href === null) return null;
  return (
    <p className="mt-4">
      <Link
        prefetch={false}
        href={href}
        className="inline-flex min-h-11 items-center underline underline-offset-2"
      >
        {children}
      </Link>
    </p>
  );
}

interface FurtherProps {
  more: boolean;
  going: boolean;
  further: () => void;
  /** Button label. */
  name?: string;
}

/** The button for the next page of a list, below it. */
export function Further({ more, going, further, name = 'Older' }: FurtherProps) {
  if (!more) return null;
  return (
    <Button className="mt-4" size="sm" variant="secondary" pending={going} onClick={further}>
      {name}
    </Button>
  );
}
