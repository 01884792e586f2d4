/** An error whose message is written for the person at the terminal: printed alone, without a stack. */
export class PlainError extends Error {}

/** Runs a command's main function; a plain error prints its message, any other error its stack. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    // Exits at once: pending work of the failed run would keep the process alive.
    process.exit(1);
  }
}
