'use client';

import { useEffect, useRef, useState } from 'react';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import type { ReturnRoute } from '#lib/payments/returns/return-table.ts';
import { dropOrderKeys } from './order-key.ts';
import { isPending, type OrderResult } from './order-result.ts';
import { usePendingOrder } from './use-pending-order.ts';

const ASK_AGAIN_MS = 2_000;
const MAX_CHECKS = 4;

type Returned = {
  readonly route: ReturnRoute;
  readonly brought: string;
  readonly orderId: string;
  readonly prefix: string;
};

function ask({ route: { provider, param }, brought, orderId }: Returned) {
  const body = {
    domain: location.hostname,
    ...(orderId !== '' && { orderId }),
    ...(param !== null && brought !== '' && { [param]: brought }),
  };
  return call(`POST /api/orders/${provider}/checkTransactionStatus`, { body });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Asks until the order is decided, a few times at most; null if there is no order. */
async function learn(returned: Returned): Promise<OrderResult | null> {
  let asked = returned;
  for (let asks = 1; ; asks += 1) {
    const { result, message, data } = await ask(asked);
    if (!result) return null;
    const orderResult = { outcome: message, kind: data.kind, returned: data.returned };
    if (!isPending(orderResult) || asks === MAX_CHECKS) return orderResult;
    await pause(ASK_AGAIN_MS);
    // The provider's parameter counts once; from then on the order itself is asked about.
    asked = { ...asked, brought: '' };
  }
}

/** The outcome of the order that the browser returns from; null while it is unknown. */
export function useReturnedOrder(returned: Returned): OrderResult | null {
  const { route, brought, orderId, prefix } = returned;
  const [orderResult, setOrderResult] = useState<OrderResult | null>(null);
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    // The result is private: it stays neither in the address nor in the history.
    const order = orderId === '' ? '' : `?order=${encodeURIComponent(orderId)}`;
    history.replaceState(history.state, '', `${location.pathname}${order}`);
    learn({ route, brought, orderId, prefix }).then(
      (found) => {
        // The next order of the same plan is a new one.
        if (found && !isPending(found)) dropOrderKeys();
        if (found) setOrderResult(found);
        else location.replace(`${prefix}/find`);
      },
      (error: unknown) => {
        // The outcome cannot be determined here: the provider's notification will settle it.
        const outcome = codeOf(error) === 'offline' ? 'open' : 'generic';
        setOrderResult({ outcome, kind: null, returned: false });
      },
    );
  }, [route, brought, orderId, prefix]);

  usePendingOrder(
    orderResult !== null && isPending(orderResult),
    orderId === '' ? undefined : orderId,
    (decided) => {
      dropOrderKeys();
      if (decided.at === 'result') setOrderResult(decided.result);
      if (decided.at === 'paid') {
        setOrderResult({ outcome: 'success', kind: decided.kind, returned: false });
      }
    },
  );

  return orderResult;
}
