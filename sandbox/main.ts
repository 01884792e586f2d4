import { readConfig } from './config.ts';
import { serveSandbox } from './serve.ts';

const OPEN_REQUESTS_MS = 500;

async function start() {
  const { ports, close, closeConnections } = await serveSandbox(readConfig(process.env));
  const stop = () => {
    close();
    setTimeout(closeConnections, OPEN_REQUESTS_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Stops when the IPC channel to the parent process closes, however the parent ended.
  process.once('disconnect', stop);
  process.stdout.write(`${JSON.stringify({ ready: true, ...ports })}\n`);
}

start().catch((error: unknown) => {
  const failure = error as NodeJS.ErrnoException & { port?: number };
  const taken =
    failure.code === 'EADDRINUSE' ? `Port ${failure.port ?? ''} is taken.` : failure.message;
  process.stderr.write(`The sandbox cannot start: ${taken}\n`);
  process.exit(1);
});
