import Link from 'next/link';

interface OrderLinkProps {
  orderId: string;
  /** Link text; by default the order's id. */
  children?: string;
}

/** A link to an order. */
export function OrderLink({ orderId, children = orderId }: OrderLinkProps) {
  return (
    <Link
      prefetch={false}
      href={`/payments/${orderId}`}
      className="font-mono text-xs underline underline-offset-2"
    >
      {children}
    </Link>
  );
}
