import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import { HANG_UP, problem, type Outcome } from './answer.ts';
import type { Visit } from './router.ts';

const MAX_BODY_BYTES = 1024 * 1024;

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size <= MAX_BODY_BYTES ? Buffer.concat(chunks) : undefined;
}

async function write(outcome: Outcome, request: IncomingMessage, response: ServerResponse) {
  if (outcome === HANG_UP) {
    response.destroy();
    return;
  }
  response.writeHead(outcome.status, outcome.headers);
  if (request.method === 'HEAD') {
    response.end();
  } else if (typeof outcome.body === 'string' || Buffer.isBuffer(outcome.body)) {
    response.end(outcome.body);
  } else {
    for await (const part of outcome.body) {
      if (response.destroyed) return;
      response.write(part);
    }
    response.end();
  }
}

export type Respond = (visit: Omit<Visit, 'params'>) => Promise<Outcome>;

/** The name in the client certificate. */
function peerOf({ socket }: IncomingMessage): string | undefined {
  if (!(socket instanceof TLSSocket)) return undefined;
  return (socket.getPeerCertificate().subject as { readonly UID?: string } | undefined)?.UID;
}

/** `stopping` ends pending handlers (long polls, held faults) so that the server can close at once. */
export function requestListener(respond: Respond, stopping: AbortSignal) {
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const gone = new AbortController();
    response.once('close', () => {
      gone.abort();
    });
    const body = await readBody(request);
    const target = request.url ?? '/';
    if (body === undefined) {
      await write(problem(413, 'too_large', 'The body is larger than 1 MB.'), request, response);
    } else if (!URL.canParse(target, 'http://sandbox')) {
      await write(problem(400, 'bad_target', 'The address cannot be read.'), request, response);
    } else {
      const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
      const signal = AbortSignal.any([gone.signal, stopping]);
      const url = new URL(target, 'http://sandbox');
      const { headers } = request;
      const peer = peerOf(request);
      const outcome = await respond({ method, url, headers, body, signal, peer });
      await write(outcome, request, response);
    }
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    serve(request, response).catch((error: unknown) => {
      if (!request.destroyed) console.error(error);
      if (response.headersSent) response.destroy();
      else void write(problem(500, 'sandbox_failed', 'The sandbox failed.'), request, response);
    });
  };
}

export function createHttpServer(respond: Respond, stopping: AbortSignal): Server {
  return createServer(requestListener(respond, stopping));
}
