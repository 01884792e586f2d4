/** An error whose message is written for the person at the terminal: printed alone, without a stack. */
export class PlainError extends Error {}

/** Runs a command's main function; a plain error prints one sentence, anything else its stack. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    // At once: what was under way when it failed would keep the process waiting.
    process.exit(1);
  }
}
