const live = process.stdout.isTTY === true;

/** Runs one long step and prints its name and its duration; a terminal shows the seconds as they pass. */
export async function step(name, work) {
  const begun = performance.now();
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  const show = () => process.stdout.write(`\r  ${name} … ${seconds()} `);
  const timer = live ? setInterval(show, 500) : undefined;
  if (live) show();
  else process.stdout.write(`  ${name} …\n`);
  const close = (prefix) => {
    clearInterval(timer);
    process.stdout.write(
      live ? `\r  ${name} … ${prefix}${seconds()}   \n` : `  ${name}: ${prefix}${seconds()}\n`,
    );
  };
  try {
    const result = await work();
    close('');
    return result;
  } catch (error) {
    close('failed after ');
    throw error;
  }
}
