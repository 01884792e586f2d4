export type Ordered = {
  readonly productId: string;
  readonly offerHash: string;
  readonly method: string;
};

function place({ productId, offerHash, method }: Ordered): string {
  return `order:${productId}:${method}:${offerHash}`;
}

/** The key of an order that was sent and is not decided yet; null if there is none. */
export function storedOrderKey(ordered: Ordered): string | null {
  return sessionStorage.getItem(place(ordered));
}

/**
 * The idempotency key under which this order is sent. It is stored over a reload until the order is decided,
 * so that a second press asks about the same order instead of creating another one.
 */
export function orderKey(ordered: Ordered): string {
  const key = storedOrderKey(ordered) ?? crypto.randomUUID();
  sessionStorage.setItem(place(ordered), key);
  return key;
}

/** The order is decided: the next attempt is a new one. */
export function dropOrderKey(ordered: Ordered): void {
  sessionStorage.removeItem(place(ordered));
}
