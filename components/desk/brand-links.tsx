import { clsx } from 'clsx';
import Link from 'next/link';

interface BrandLinksProps {
  brands: readonly { readonly id: string; readonly name: string }[];
  here: string;
  /** The page's path; the brand is a query parameter. */
  path: string;
}

/** Selects one of several brands; the choice is stored in the address. */
export function BrandLinks({ brands, here, path }: BrandLinksProps) {
  return (
    <nav aria-label="Brands" className="mt-4 flex gap-1 overflow-x-auto">
      {brands.map(({ id, name }) => (
        <Link
          key={id}
          prefetch={false}
          href={`${path}?brand=${id}`}
          aria-current={id === here ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-11 items-center rounded-control px-3 text-sm font-medium whitespace-nowrap lg:min-h-9',
            id === here ? 'bg-accent-soft text-on-accent-soft' : 'text-ink-soft hover:bg-sunken',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
