import type { Server } from 'node:http';

/** Prints one sentence and exits with code 1: the operator has to fix the cause. */
export function refuseToStart(sentence: string, error?: unknown): never {
  process.stderr.write(error === undefined ? `${sentence}\n` : `${sentence}: ${reason(error)}\n`);
  process.exit(1);
}

/** The result of a step of the start; an error ends the process. */
export function orRefuse<Result>(sentence: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    return refuseToStart(sentence, error);
  }
}

/** Ends the process if the server cannot listen on the port, which the setting names. */
export function refuseUnlessListening(server: Server, setting: string, port: number): void {
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') refuseToStart(`${setting} cannot be opened`, error);
    refuseToStart(`Port ${port} is taken: set ${setting} to another one.`);
  });
}

function reason(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
