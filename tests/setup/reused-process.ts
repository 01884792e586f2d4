import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

/**
 * Runs a program that is written for one input again for each input that it is sent: evaluates its file again, and
 * once what the file imports. What ends or breaks the program ends this process too.
 */
const [node = '', , file = ''] = process.argv;
const program = pathToFileURL(join(process.cwd(), file)).href;

type Input = { readonly args: readonly string[]; readonly input: Uint8Array };

const timers = new Set<NodeJS.Timeout>();
const { setInterval: start } = globalThis;
globalThis.setInterval = ((...args: Parameters<typeof start>) => {
  const timer = start(...args);
  timers.add(timer);
  return timer;
}) as typeof start;

let runs = 0;
async function run({ args, input }: Input): Promise<void> {
  runs += 1;
  const output: Uint8Array[] = [];
  process.argv = [node, file, ...args];
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([input]) });
  process.stdout.write = (chunk: Uint8Array | string) => output.push(Buffer.from(chunk)) > 0;
  await import(`${program}?run=${String(runs)}`);
  for (const timer of timers) clearInterval(timer);
  timers.clear();
  process.send?.({ ok: true, output: Buffer.concat(output) });
}

process.on('message', (input) => {
  void run(input as Input);
});
