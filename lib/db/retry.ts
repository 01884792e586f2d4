const TRIES = 4;

function isDeadlock(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === 'P2034' || code === '40P01' || String(message).includes('40P01');
}

/** Repeats a transaction that the database aborted because of a deadlock; any other error is rethrown. */
export async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || tries >= TRIES) throw error;
    }
  }
}
