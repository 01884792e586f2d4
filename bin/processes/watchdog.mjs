import { createInterface } from 'node:readline';
import { stopProcess } from './stop-process.mjs';

// Runs beside the starter and stops its processes if the starter dies without doing so itself. Each line on
// stdin is the whole list of running processes, in the order to stop them; the end of stdin means that the
// starter has died.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

let running = [];
for await (const line of createInterface({ input: process.stdin })) running = JSON.parse(line);
for (const { pid, signal, graceMs } of running) await stopProcess(pid, signal, graceMs);
