import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { brandById } from '#lib/brands/registry.ts';
import { resolveRequest } from '#lib/brands/resolve-request.ts';
import { dispatch } from '#lib/http/dispatch.ts';
import type { OwnPhoto } from '#lib/media/present-photo.ts';
import type { CreatedMember } from '#tests/factories/member.ts';

const HOST = `${brandById('dolcevita')?.hosts[0] ?? ''}:3000`;

type Who = Pick<CreatedMember, 'token' | 'publicId'>;

export type Answered<T> = { readonly status: number; readonly body: T };

export type Refusal = {
  readonly code: string;
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
};

export async function answer<T>(
  path: string,
  init: RequestInit,
  token?: string,
): Promise<Answered<T>> {
  const headers = new Headers(init.headers);
  headers.set('host', HOST);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const request = new Request(`http://${HOST}${path}`, { ...init, headers });
  const resolved = resolveRequest(HOST, path);
  const response = await dispatch({ request, resolved, address: '127.0.0.9' });
  const type = response.headers.get('content-type') ?? '';
  const body: unknown = type.includes('json')
    ? await response.json()
    : await response.arrayBuffer();
  return { status: response.status, body: body as T };
}

/** A form with one file, as a browser sends it: under `avatar` for the profile, `picture` for a chat. */
export function formWith(
  bytes: Buffer,
  fields: Readonly<Record<string, string>> = {},
  name = 'avatar',
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set(name, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'holiday.jpg');
  return form;
}

type Sending = {
  token?: string | undefined;
  publicId?: string;
  type?: string;
  /** The `angelId` of the chat; without it the photo is for the own profile. */
  to?: string;
};

/** Sends a form to the upload as a native client would. */
export async function upload<T = { readonly name: string; readonly data: OwnPhoto }>(
  who: Who,
  body: BodyInit,
  as: Sending = {},
): Promise<Answered<Refusal & T>> {
  // Buffered first: the stream of a FormData breaks when its reader stops early.
  const form = body instanceof FormData ? new Response(body) : undefined;
  const type = form?.headers.get('content-type') ?? as.type;
  const init = {
    method: 'POST',
    body: form ? await form.arrayBuffer() : body,
    headers: type === undefined ? {} : { 'content-type': type },
    duplex: 'half',
  };
  const path = `/api/upload/${as.publicId ?? who.publicId}${as.to === undefined ? '' : `/${as.to}`}`;
  return answer(path, init as RequestInit, 'token' in as ? as.token : who.token);
}

/** Any other call on the own photos; `{own}` is the member's trackerId. */
export function onPhotos<T = Refusal & { readonly photos: readonly OwnPhoto[] }>(
  who: Who,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  rest = '',
  sent: unknown = {},
) {
  const body = method === 'GET' ? {} : { body: JSON.stringify(sent) };
  const headers = { 'content-type': 'application/json' };
  const path = `/api/users/photos/${who.publicId}${rest}`;
  return answer<T>(path, { method, headers, ...body }, who.token);
}

/** A JPEG that differs from that of every other call. */
export function photograph(width = 640, height = 800): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
}
