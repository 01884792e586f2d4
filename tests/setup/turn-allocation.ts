import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';

const COOKIE = 0x21_12_a4_42;
const ALLOCATE = 0x00_03;
const ATTRIBUTES = {
  username: 0x00_06,
  integrity: 0x00_08,
  error: 0x00_09,
  realm: 0x00_14,
  nonce: 0x00_15,
  relayed: 0x00_16,
  transport: 0x00_19,
} as const;
const HEADER_BYTES = 20;
const INTEGRITY_BYTES = 24;
const UDP = Buffer.from([17, 0, 0, 0]);

type Attribute = readonly [type: number, value: Buffer];

function encode(attributes: readonly Attribute[]): Buffer {
  return Buffer.concat(
    attributes.map(([type, value]) => {
      const head = Buffer.alloc(4);
      head.writeUInt16BE(type, 0);
      head.writeUInt16BE(value.length, 2);
      return Buffer.concat([head, value, Buffer.alloc((4 - (value.length % 4)) % 4)]);
    }),
  );
}

/** An Allocate request for a relayed UDP address (RFC 8656), signed where a key is given. */
function request(attributes: readonly Attribute[], key?: Buffer): Buffer {
  const body = encode([[ATTRIBUTES.transport, UDP], ...attributes]);
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt16BE(ALLOCATE, 0);
  head.writeUInt16BE(body.length + (key === undefined ? 0 : INTEGRITY_BYTES), 2);
  head.writeUInt32BE(COOKIE, 4);
  randomBytes(12).copy(head, 8);
  const bare = Buffer.concat([head, body]);
  if (key === undefined) return bare;
  const signature = createHmac('sha1', key).update(bare).digest();
  return Buffer.concat([bare, encode([[ATTRIBUTES.integrity, signature]])]);
}

function decode(answer: Buffer): ReadonlyMap<number, Buffer> {
  const found = new Map<number, Buffer>();
  for (let at = HEADER_BYTES; at + 4 <= answer.length;) {
    const length = answer.readUInt16BE(at + 2);
    found.set(answer.readUInt16BE(at), answer.subarray(at + 4, at + 4 + length));
    at += 4 + Math.ceil(length / 4) * 4;
  }
  return found;
}

async function ask(socket: TLSSocket, message: Buffer): Promise<ReadonlyMap<number, Buffer>> {
  const answer = once(socket, 'data');
  socket.write(message);
  const [data] = (await answer) as [Buffer];
  return decode(data);
}

const errorOf = (answer: ReadonlyMap<number, Buffer>): number | null => {
  const value = answer.get(ATTRIBUTES.error);
  return value === undefined ? null : value.readUInt8(2) * 100 + value.readUInt8(3);
};

type Server = { readonly port: number; readonly ca: Buffer; readonly servername: string };
type Credentials = { readonly username: string; readonly credential: string };

/**
 * Asks a TURN server on this machine for a relayed address over TLS, whose certificate is verified. Resolves to whether
 * there is one, or to the error code.
 */
export async function allocateOverTls(
  { port, ca, servername }: Server,
  { username, credential }: Credentials,
): Promise<'allocated' | number> {
  const socket = connect({ host: '127.0.0.1', port, ca, servername });
  await once(socket, 'secureConnect');
  try {
    const challenge = await ask(socket, request([]));
    const [realm, nonce] = [challenge.get(ATTRIBUTES.realm), challenge.get(ATTRIBUTES.nonce)];
    if (realm === undefined || nonce === undefined) throw new Error('no challenge');
    const key = createHash('md5').update(`${username}:${realm.toString()}:${credential}`).digest();
    const answer = await ask(
      socket,
      request(
        [
          [ATTRIBUTES.username, Buffer.from(username)],
          [ATTRIBUTES.realm, realm],
          [ATTRIBUTES.nonce, nonce],
        ],
        key,
      ),
    );
    if (answer.has(ATTRIBUTES.relayed)) return 'allocated';
    return errorOf(answer) ?? 0;
  } finally {
    socket.destroy();
  }
}
