/** A map that forgets its oldest entry once it holds `limit`, so that a long demo cannot grow it. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  private readonly limit: number;

  constructor(limit: number) {
    super();
    this.limit = limit;
  }

  override set(key: Key, value: Value): this {
    super.set(key, value);
    if (this.size > this.limit) {
      for (const oldest of this.keys()) {
        this.delete(oldest);
        break;
      }
    }
    return this;
  }
}
