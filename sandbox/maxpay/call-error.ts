/** A refused call: nothing was done. The provider answers it with 200. */
export class CallError extends Error {
  readonly code: number;

  constructor(code: number) {
    super(String(code));
    this.code = code;
  }
}
