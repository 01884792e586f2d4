/** Prints one sentence and exits with code 1: the operator has to fix the cause. */
export function refuseToStart(sentence: string, error?: unknown): never {
  process.stderr.write(error === undefined ? `${sentence}\n` : `${sentence}: ${reason(error)}\n`);
  process.exit(1);
}

function reason(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
