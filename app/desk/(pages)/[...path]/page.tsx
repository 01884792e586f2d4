import { notFound } from 'next/navigation';
import { pageOperator } from '#app/desk/page-operator.ts';

/** An address without a page, answered inside the frame to operators alone. */
export default async function UnknownPage() {
  await pageOperator();
  notFound();
}
