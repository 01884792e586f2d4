import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const BUCKET = 'pictures';
const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/eu-south-1\/s3\/aws4_request, ?SignedHeaders=[^,]*host[^,]*, ?Signature=[\da-f]{64}$/;

export type StandIn = {
  /** In the format of `S3_URL`. */
  readonly url: string;
  readonly names: () => readonly string[];
  readonly typeOf: (name: string) => string | undefined;
  /** Answers the next `times` calls with 503. */
  readonly refuse: (times: number) => void;
  /** Answers 200 and does not delete the object, as S3 does for a protected key. */
  readonly protect: (name: string) => void;
  readonly stop: () => Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A bucket in memory that accepts signed, path-style calls only. */
export async function startS3StandIn(): Promise<StandIn> {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
  const guarded = new Set<string>();
  let refusals = 0;

  const fault = (response: ServerResponse, status: number, code: string): void => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const [, bucket, ...rest] = url.pathname.split('/');
    if (!SIGNED.test(request.headers.authorization ?? '')) {
      fault(response, 403, 'AccessDenied');
      return;
    }
    if (bucket !== BUCKET) {
      fault(response, 404, 'NoSuchBucket');
      return;
    }
    if (refusals > 0) {
      refusals -= 1;
      fault(response, 503, 'SlowDown');
      return;
    }
    const name = decodeURIComponent(rest.join('/'));
    if (request.method === 'PUT') {
      objects.set(name, { bytes: body, type: request.headers['content-type'] });
      response.writeHead(200, { etag: '"1"' }).end();
    } else if (request.method === 'GET') {
      const found = objects.get(name);
      if (found) response.writeHead(200, { 'content-type': found.type ?? '' }).end(found.bytes);
      else fault(response, 404, 'NoSuchKey');
    } else if (request.method === 'POST' && url.searchParams.has('delete')) {
      const asked = [...body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(
        ([, key = '']) => key,
      );
      for (const key of asked) if (!guarded.has(key)) objects.delete(key);
      const undeletable = asked.filter((key) => guarded.has(key));
      const errors = undeletable.map(
        (key) => `<Error><Key>${key}</Key><Code>AccessDenied</Code></Error>`,
      );
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?><DeleteResult>${errors.join('')}</DeleteResult>`);
    } else {
      fault(response, 405, 'MethodNotAllowed');
    }
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://KEY:SE%2FCRET@127.0.0.1:${String(port)}/${BUCKET}?region=eu-south-1`,
    names: () => [...objects.keys()].sort(),
    typeOf: (name) => objects.get(name)?.type,
    refuse: (times) => {
      refusals = times;
    },
    protect: (name) => {
      guarded.add(name);
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => {
          done();
        });
        server.closeAllConnections();
      }),
  };
}
