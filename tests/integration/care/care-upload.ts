import sharp from 'sharp';
import { brandById } from '#lib/brands/registry.ts';
import { resolveRequest } from '#lib/brands/resolve-request.ts';
import { dispatch } from '#lib/http/dispatch.ts';

const HOST = `${brandById('dolcevita')?.hosts[0] ?? ''}:3000`;

export type Uploaded = {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly bytes: number;
  readonly code?: string;
};

/** A screenshot: a JPEG with a place in its metadata. */
export function screenshot(width = 1_170, height = 2_532): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#6b8' } })
    .withExif({ IFD3: { GPSLatitude: '45/1 27/1 0/1' } })
    .jpeg()
    .toBuffer();
}

/** The form of an upload to customer care. */
export function careForm(bytes: Buffer, name = 'foto.jpg', field = 'file'): FormData {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

async function call(path: string, init: RequestInit, token?: string): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('host', HOST);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const request = new Request(`http://${HOST}${path}`, { ...init, headers });
  const resolved = resolveRequest(HOST, path);
  return dispatch({ request, resolved, address: '127.0.0.9' });
}

/** Uploads a file as the page of a brand does; a visitor has no token. */
export async function uploads(form: FormData, token?: string) {
  // Buffered first: the stream of a FormData breaks when its reader stops early.
  const whole = new Response(form);
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' };
  const body = await whole.arrayBuffer();
  const response = await call('/api/contact/files', { method: 'POST', headers, body }, token);
  return { status: response.status, body: (await response.json()) as Uploaded };
}

/** Opens a file of a member's ticket. */
export async function opens(reference: string, fileId: string, token: string, size = 'full') {
  const path = `/api/users/tickets/${reference}/files/${fileId}?size=${size}`;
  const response = await call(path, {}, token);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}
