import type { Metadata } from 'next';
import { brandNames } from '#app/desk/operator-brands.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { OrderView } from '#components/desk/payments/order-view.tsx';
import { mayDo } from '#lib/identity/roles.ts';

export const metadata: Metadata = { title: 'Order' };

type Where = { readonly params: Promise<{ readonly orderId: string }> };

export default async function OrderPage({ params }: Where) {
  const operator = await operatorWith('finance');
  if (!operator) return <Forbidden />;
  const { orderId } = await params;
  const accounts = mayDo(operator.role, 'care');
  return <OrderView orderId={orderId} brands={brandNames(operator)} accounts={accounts} />;
}
