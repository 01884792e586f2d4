/** A call that is refused as such: nothing was done. The provider says so with 200. */
export class CallError extends Error {
  readonly code: number;

  constructor(code: number) {
    super(String(code));
    this.code = code;
  }
}
