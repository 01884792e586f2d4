const PREFIX = 'order:';

export type Ordered = {
  readonly productId: string;
  readonly offerHash: string;
  readonly method: string;
};

function place({ productId, offerHash, method }: Ordered): string {
  return `${PREFIX}${productId}:${method}:${offerHash}`;
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

/**
 * The member's order was decided on a page that does not know what was ordered. A new order closes the earlier
 * ones, so no other key is needed any more either.
 */
export function dropOrderKeys(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
