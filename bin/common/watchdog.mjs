import { createInterface } from 'node:readline';
import { stopProcess } from './processes.mjs';

// Lives beside the starter and ends what the starter began if that one dies without doing so itself.
// Each line on stdin is the whole list of what runs now, in the order to stop it; the end of stdin means death.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

let running = [];
for await (const line of createInterface({ input: process.stdin })) running = JSON.parse(line);
for (const { pid, signal, graceMs } of running) await stopProcess(pid, signal, graceMs);
