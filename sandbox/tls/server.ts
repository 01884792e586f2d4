import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import path from 'node:path';
import { requestListener, type Respond } from '../http/server.ts';

const pem = (name: string) => readFileSync(path.join(import.meta.dirname, name));

/** A TLS server that only accepts client certificates of the sandbox's own CA. */
export function createTlsServer(respond: Respond, stopping: AbortSignal): Server {
  const options = {
    key: pem('server-key.pem'),
    cert: pem('server.pem'),
    ca: pem('ca.pem'),
    requestCert: true,
    rejectUnauthorized: true,
  };
  return createServer(options, requestListener(respond, stopping));
}
