import { notFound } from 'next/navigation';

/** Unknown addresses lead here; the page beside it is what they see. */
export default function MissingPage(): never {
  notFound();
}
