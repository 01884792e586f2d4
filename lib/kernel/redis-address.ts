import { z } from 'zod';

type Server = { readonly host: string; readonly port: number };

/** Where Redis is found: one server, or the Sentinels that know which server leads. */
export type RedisAddress =
  | { readonly url: string }
  | {
      readonly sentinels: readonly Server[];
      /** The name under which the Sentinels watch the servers. */
      readonly name: string;
      readonly tls: boolean;
      readonly username?: string | undefined;
      readonly password?: string | undefined;
      readonly sentinelPassword?: string | undefined;
    };

const SENTINEL_PORT = 26_379;
const FORM = 'redis-sentinel://HOST:PORT,HOST:PORT/NAME';
const NO_ADDRESS = `is no address of Redis: redis://HOST:PORT, or ${FORM}`;

function readServer(text: string): Server | undefined {
  const url = URL.parse(`redis://${text}`);
  if (url === null || url.hostname === '' || url.username !== '' || url.pathname !== '')
    return undefined;
  // An IPv6 address is connected to without its brackets.
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  return { host, port: url.port === '' ? SENTINEL_PORT : Number(url.port) };
}

function readSentinels(text: string): RedisAddress | string {
  const [scheme, ...afterScheme] = text.split('://');
  const [authority = '', ...path] = afterScheme.join('://').split('/');
  const rest = path.length === 0 ? '' : `/${path.join('/')}`;
  const at = authority.lastIndexOf('@');
  const servers = authority.slice(at + 1).split(',');
  const sentinels = servers.flatMap((server) => readServer(server) ?? []);
  if (sentinels.length < servers.length) return `names a Sentinel that is no HOST:PORT: ${FORM}`;
  // Credentials and name are read as those of one server would be.
  const url = URL.parse(`redis://${authority.slice(0, at + 1)}sentinels${rest}`);
  const name = decodeURIComponent(url?.pathname.slice(1) ?? '');
  if (url === null || name === '' || name.includes('/'))
    return `lacks the name under which the Sentinels watch the servers: ${FORM}`;
  const orNone = (value: string | null) =>
    value === null || value === '' ? undefined : decodeURIComponent(value);
  return {
    sentinels,
    name,
    tls: scheme === 'rediss-sentinel',
    username: orNone(url.username),
    password: orNone(url.password),
    sentinelPassword: url.searchParams.get('sentinelPassword') ?? undefined,
  };
}

function readAddress(text: string): RedisAddress | string {
  if (/^rediss?-sentinel:/.test(text)) return readSentinels(text);
  if (!/^rediss?:\/\//.test(text)) return NO_ADDRESS;
  if (text.includes(',')) return `names several servers, of which Sentinels choose one: ${FORM}`;
  const url = URL.parse(text);
  return url === null || url.hostname === '' ? NO_ADDRESS : { url: text };
}

/** `REDIS_URL`; a fault never quotes the address, which may contain a password. */
export const redisAddress = z.string().transform((text, context): RedisAddress => {
  const read = readAddress(text);
  if (typeof read !== 'string') return read;
  context.addIssue({ code: 'custom', message: read });
  return z.NEVER;
});
