/** Ends with one sentence and code 1: what stands in the way is the operator's to mend. */
export function refuseToStart(sentence: string, error?: unknown): never {
  process.stderr.write(error === undefined ? `${sentence}\n` : `${sentence}: ${reason(error)}\n`);
  process.exit(1);
}

function reason(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
