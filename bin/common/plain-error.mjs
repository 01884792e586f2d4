/** An error whose message is written for the person at the terminal: printed alone, without a stack. */
export class PlainError extends Error {}

const HELP = new Set(['--help', '-h']);

/**
 * Runs a command's main function; a plain error prints its message, any other error its stack. `--help` prints the
 * usage and does nothing else: it installs no packages and changes no data.
 */
export async function main(run, usage) {
  if (usage !== undefined && process.argv.slice(2).some((arg) => HELP.has(arg))) {
    console.log(usage);
    return;
  }
  try {
    await run();
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    // Exits at once: pending work of the failed run would keep the process alive.
    process.exit(1);
  }
}
