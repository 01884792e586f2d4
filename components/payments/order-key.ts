export type Ordered = {
  readonly productId: string;
  readonly offerHash: string;
  readonly method: string;
};

function place({ productId, offerHash, method }: Ordered): string {
  return `order:${productId}:${method}:${offerHash}`;
}

/** The key of an order that was sent and had no last word yet; null when there is none. */
export function storedOrderKey(ordered: Ordered): string | null {
  return sessionStorage.getItem(place(ordered));
}

/**
 * The key under which this order goes out. Kept over a reload until the order has its last word, so that
 * whoever presses again asks about the same order and does not make a second one.
 */
export function orderKey(ordered: Ordered): string {
  const key = storedOrderKey(ordered) ?? crypto.randomUUID();
  sessionStorage.setItem(place(ordered), key);
  return key;
}

/** The order is decided: the next try is a new one. */
export function dropOrderKey(ordered: Ordered): void {
  sessionStorage.removeItem(place(ordered));
}
