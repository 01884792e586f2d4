import type { Metadata } from 'next';
import Link from 'next/link';
import { PageHeader } from '#components/desk/page-header.tsx';

export const metadata: Metadata = { title: 'Not found' };

/** Replaces the content of a page that does not exist; the navigation remains. */
export default function NotFound() {
  return (
    <>
      <PageHeader title="Not found">
        There is no page at this address, or it belongs to a brand that you do not work for.
      </PageHeader>
      <p className="mt-6">
        <Link prefetch={false} href="/" className="underline underline-offset-2">
          To the start page
        </Link>
      </p>
    </>
  );
}
