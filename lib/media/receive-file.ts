import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { fail, isAppError } from '../kernel/errors.ts';

/** What the form around the file may weigh. */
const AROUND_THE_FILE = 16 * 1024;

type Wanted = { readonly field: string; readonly limit: number };

export type ReceivedFile = {
  readonly bytes: Buffer;
  /** The other fields of the form. */
  readonly fields: Readonly<Record<string, string>>;
};

function parserFor(type: string) {
  try {
    if (!/^multipart\/form-data\b/i.test(type)) fail('photo_missing');
    return new Busboy({
      headers: { 'content-type': type },
      limits: { fields: 4, fieldSize: 8_192, fieldNameSize: 64, files: 2, parts: 6 },
    });
  } catch {
    // No form, or one without a boundary between its parts.
    return fail('photo_missing');
  }
}

/** Lets a body through, and refuses the rest: what stands around the file counts, and may have no end. */
function upTo(most: number, refuse: () => never) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let total = 0;
    for await (const chunk of source) {
      total += chunk.length;
      if (total > most) refuse();
      yield chunk;
    }
  };
}

/**
 * Reads the one file of a form. It is refused while it comes in: the byte after the limit ends the
 * reading. Raises `photo_too_large`, and `photo_missing` for no file, an empty one, several, one under
 * another name, or a form that ends too early.
 */
export async function receiveFile(request: Request, wanted: Wanted): Promise<ReceivedFile> {
  const { field, limit } = wanted;
  const tooLarge = () => fail('photo_too_large', { key: 'grandezza_file', limit });
  const length = Number(request.headers.get('content-length') ?? 0);
  if (length > limit + AROUND_THE_FILE) tooLarge();
  const { body } = request;
  if (!body) fail('photo_missing');
  const parser = parserFor(request.headers.get('content-type') ?? '');
  const fields: Record<string, string> = {};
  const chunks: Buffer[] = [];
  let size = 0;
  let files = 0;
  const stopWith = (refuse: () => never): void => {
    try {
      refuse();
    } catch (error) {
      parser.destroy(error instanceof Error ? error : new Error('refused'));
    }
  };
  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  parser.on('file', (name, file) => {
    files += 1;
    // A stream that is not read would hold the form up.
    file.on('error', () => undefined);
    if (name !== field || files > 1) {
      file.resume();
      stopWith(() => fail('photo_missing', { field }));
      return;
    }
    file.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) stopWith(tooLarge);
      else chunks.push(chunk);
    });
  });
  try {
    await pipeline(
      Readable.fromWeb(body as never),
      upTo(limit + AROUND_THE_FILE, tooLarge),
      parser,
    );
  } catch (error) {
    if (isAppError(error)) throw error;
    fail('photo_missing', { field });
  }
  if (size === 0) fail('photo_missing', { field });
  return { bytes: Buffer.concat(chunks, size), fields };
}
