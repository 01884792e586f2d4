import type { Brand } from '../brands/schema.ts';
import { db } from '../db/client.ts';
import { publicVariant, variants, type Suffix } from './variants.ts';
import { SHOWN_PHOTO } from '../identity/shown-photos.ts';

const PATH = /^\/photos\/([A-Za-z0-9_-]{8,64}?)((?:-card|-thumb)?\.(?:webp|avif))$/;
const FOREVER = 'public, max-age=31536000, immutable';
const A_WHILE = 'public, max-age=300';

function isSuffix(text: string): text is Suffix {
  return text in variants;
}

const missing = (): Response =>
  new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

/**
 * Serves `/photos/{key}.webp` and its variants. Only approved pictures are in the public part of the store.
 * The picture under a key never changes on a host, so browsers may cache it forever.
 */
export async function servePhoto(request: Request, brand?: Brand): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return missing();
  const [, key, suffix = ''] = PATH.exec(new URL(request.url).pathname) ?? [];
  if (key === undefined || !isSuffix(suffix)) return missing();
  const etag = `"${key}${suffix}"`;
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers: { etag, 'cache-control': FOREVER } });
  }
  const bytes = await publicVariant(key, suffix, brand?.id);
  return bytes === null ? missing() : picture(request, bytes, suffix, FOREVER, { etag });
}

/** Serves `/{folder}/{angelId}.jpg`: the current approved picture of a profile of that folder. */
export async function serveCurrentPicture(request: Request, brand: Brand): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [, folder, publicId] = /^\/([a-z][a-z0-9-]*)\/([\w-]{1,40})\.jpg$/.exec(pathname) ?? [];
  if (publicId === undefined) return missing();
  const kind = folder === brand.photoFolders.hosted ? 'hosted' : 'member';
  if (kind === 'member' && folder !== brand.photoFolders.members) return missing();
  const photo = await db().photo.findFirst({
    where: {
      ...SHOWN_PHOTO,
      profile: { publicId, kind, state: 'active', listings: { some: { brandId: brand.id } } },
    },
    orderBy: [{ isDefault: 'desc' }, { position: 'asc' }],
    select: { objectKey: true },
  });
  const bytes = photo ? await publicVariant(photo.objectKey, '.jpg', brand.id) : null;
  return bytes === null ? missing() : picture(request, bytes, '.jpg', A_WHILE, {});
}

/** Whether a path is that of a current picture on this brand. */
export function isCurrentPicturePath(pathname: string, brand: Brand): boolean {
  const folder = /^\/([a-z][a-z0-9-]*)\/[\w-]{1,40}\.jpg$/.exec(pathname)?.[1];
  return folder === brand.photoFolders.hosted || folder === brand.photoFolders.members;
}

function picture(
  request: Request,
  bytes: Buffer,
  suffix: Suffix,
  caching: string,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: {
      ...headers,
      'content-type': variants[suffix].type,
      'content-length': String(bytes.length),
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
    },
  });
}
