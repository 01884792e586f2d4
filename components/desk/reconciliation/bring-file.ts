import { LINES_AT_ONCE } from '#lib/desk/plain/lines-at-once.ts';
import { deskCall } from '../desk-call.ts';

type Bringing = {
  readonly file: File;
  readonly provider: 'adyen' | 'paypal' | 'mollie' | 'trustpay' | 'maxpay';
  readonly company: 'gankomedia' | 'iumob';
  readonly from: string;
  readonly to: string;
  /** Progress from 0 to 1. */
  readonly onPart: (part: number) => void;
};
type Rows = readonly (readonly string[])[];

/** A call's body has to stay under 64 kB. */
const MAX_CHARACTERS = 40_000;

/** Splits rows into parts that fit one call. */
function* partsOf(rows: Rows): Generator<Rows> {
  let part: (readonly string[])[] = [];
  let characters = 0;
  for (const row of rows) {
    const length = row.join('').length + 4 * row.length;
    if (part.length === LINES_AT_ONCE || characters + length > MAX_CHARACTERS) {
      yield part;
      [part, characters] = [[], 0];
    }
    part.push(row);
    characters += length;
  }
  if (part.length > 0) yield part;
}

/** Sends rows as they are read; the file's first row is its header. */
function sender({ file, provider, company, from, to }: Bringing) {
  let head: string[] = [];
  let id = '';
  let first = 2;
  const begin = async (row: readonly string[]): Promise<void> => {
    head = row.map((name) => name.replace(/^\uFEFF/, '').trim());
    const period = from === '' || to === '' ? {} : { from, to };
    const body = { provider, company, name: file.name, head, ...period };
    ({ id } = await deskCall('POST /api/desk/settlements', { body }));
  };
  const send = async (rows: Rows): Promise<void> => {
    const [row, ...others] = rows;
    const begun = id !== '';
    if (!begun && row) await begin(row);
    const params = { id };
    for (const part of partsOf(begun ? rows : others)) {
      const body = { head, first, rows: part.map((cells) => [...cells]) };
      await deskCall('POST /api/desk/settlements/{id}/lines', { params, body });
      first += part.length;
    }
  };
  return { send, idOf: () => id };
}

/** Reads a file in chunks and uploads it; resolves to its id. Throws CallError. */
export async function bringFile(bringing: Bringing): Promise<string> {
  const { file, onPart } = bringing;
  const { default: papa } = await import('papaparse');
  const { send, idOf } = sender(bringing);
  await new Promise<void>((resolve, reject) => {
    papa.parse<string[]>(file, {
      chunkSize: 256 * 1024,
      chunk: ({ data, meta }, parser) => {
        parser.pause();
        send(data).then(
          () => {
            onPart(file.size === 0 ? 1 : Math.min(1, meta.cursor / file.size));
            parser.resume();
          },
          (error: unknown) => {
            // Aborting the parser also calls `complete`, which must not count as success.
            reject(error instanceof Error ? error : new Error('settlement upload failed'));
            parser.abort();
          },
        );
      },
      complete: () => {
        resolve();
      },
      error: reject,
    });
  });
  await deskCall('POST /api/desk/settlements/{id}/compare', { params: { id: idOf() } });
  return idOf();
}
