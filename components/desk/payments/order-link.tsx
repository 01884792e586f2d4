import Link from 'next/link';

interface OrderLinkProps {
  orderId: string;
  /** What names it; its own id where nothing else does. */
  children?: string;
}

/** From what concerns an order to the order. */
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
