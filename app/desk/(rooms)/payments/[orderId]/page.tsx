import type { Metadata } from 'next';
import { brandNames } from '#app/desk/operator-brands.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { NotYourRoom } from '#components/desk/not-your-room.tsx';
import { OrderRoom } from '#components/desk/payments/order-room.tsx';
import { mayDo } from '#lib/desk/roles.ts';

export const metadata: Metadata = { title: 'Order' };

type Where = { readonly params: Promise<{ readonly orderId: string }> };

export default async function OrderPage({ params }: Where) {
  const operator = await operatorWith('finance');
  if (!operator) return <NotYourRoom />;
  const { orderId } = await params;
  const accounts = mayDo(operator.role, 'care');
  return <OrderRoom orderId={orderId} brands={brandNames(operator)} accounts={accounts} />;
}
