import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { fail, isAppError } from '../../kernel/errors.ts';

/** Allowance for the form around the file, in bytes. */
const AROUND_THE_FILE = 16 * 1024;

type Wanted = { readonly field: string; readonly limit: number };

export type ReceivedFile = {
  readonly bytes: Buffer;
  /** As the sender calls it; untrusted. */
  readonly name: string;
  /** The form's other fields. */
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
    // Not a form, or one without a boundary.
    return fail('photo_missing');
  }
}

/** Passes a body through up to a limit. The form around the file counts too, because it may be endless. */
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
 * Reads the single file of a multipart form. Stops at the first byte over the limit, while the upload is
 * running. Raises `photo_too_large`, and `photo_missing` for no file, an empty file, several files, another
 * field name or a truncated form.
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
  // Absent for a part without one.
  const names: string[] = [];
  const stopWith = (refuse: () => never): void => {
    try {
      refuse();
    } catch (error) {
      parser.destroy(error instanceof Error ? error : new Error('upload refused'));
    }
  };
  parser.on('field', (key, value) => {
    fields[key] = value;
  });
  parser.on('file', (key, file, filename) => {
    files += 1;
    // An unread stream would block the parser.
    file.on('error', () => undefined);
    if (key !== field || files > 1) {
      file.resume();
      stopWith(() => fail('photo_missing', { field }));
      return;
    }
    names.push(filename);
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
  return { bytes: Buffer.concat(chunks, size), name: names[0] ?? '', fields };
}
