import { useEffect, useEffectEvent } from 'react';
import { fetchOrderState, fetchStateOf, isOver, type OrderState } from './order-state.ts';

const ASK_EVERY_MS = 3_000;
/** After this many queries the bank takes long: the following ones come less often. */
const SOON_ASKS = 20;
const ASK_LATER_MS = 15_000;

/**
 * While an order is shown as pending, asks for its state until the bank has decided; without an id, for the
 * member's newest order.
 */
export function usePendingOrder(
  isPending: boolean,
  orderId: string | undefined,
  onDecided: (state: OrderState) => void,
): void {
  const decided = useEffectEvent(onDecided);

  useEffect(() => {
    if (!isPending) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const askIn = (ms: number, asks: number) => {
      timer = setTimeout(() => {
        const asked = orderId === undefined ? fetchOrderState() : fetchStateOf(orderId);
        void asked
          .catch(() => null)
          .then((state) => {
            if (left) return;
            if (state && isOver(state)) decided(state);
            else askIn(asks < SOON_ASKS ? ASK_EVERY_MS : ASK_LATER_MS, asks + 1);
          });
      }, ms);
    };
    askIn(ASK_EVERY_MS, 1);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [isPending, orderId]);
}
