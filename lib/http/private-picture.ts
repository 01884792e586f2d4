/** A picture or recording for the caller only: no browser or proxy may cache it. */
function privateFile(bytes: Buffer, type: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': 'inline',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
  });
}

export function privatePicture(bytes: Buffer): Response {
  return privateFile(bytes, 'image/webp');
}

export function privateVoice(bytes: Buffer): Response {
  return privateFile(bytes, 'audio/webm');
}
