import sharp from 'sharp';

const PNG = { compressionLevel: 9, palette: true };

/** The images generated from a brand's `icon.svg`, by file name. */
export async function drawIcons(icon, wordmark) {
  const at = (size) => sharp(icon, { density: 144 }).resize(size, size);
  const small = await at(32).png().toBuffer();
  return {
    'icon-192.png': await at(192).png(PNG).toBuffer(),
    'icon-512.png': await at(512).png(PNG).toBuffer(),
    'maskable-512.png': await maskable(at, 512),
    'apple-touch-icon.png': await at(180).png(PNG).toBuffer(),
    'favicon.ico': ico(small),
    'badge.png': await badge(wordmark, 96),
  };
}

/** Devices crop icons to their own shapes: the drawing stays within the circle that all of them leave. */
async function maskable(at, size) {
  const edge = Math.round(size * 0.08);
  const sides = { top: edge, bottom: edge, left: edge, right: edge };
  // The pixels at the edge of the icon are repeated to the edge of the picture.
  return sharp(
    await at(size - 2 * edge)
      .png()
      .toBuffer(),
  )
    .extend({ ...sides, extendWith: 'copy' })
    .png(PNG)
    .toBuffer();
}

/** The first letter of the name in one colour: phones show it beside a notification and tint it. */
async function badge({ paths, tilt }, size) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 800 400" width="1600" height="800"><g transform="${tilt ?? ''}"><path d="${paths[0]}" fill="#fff"/></g></svg>`;
  const letter = await sharp(Buffer.from(svg)).trim().toBuffer();
  const inner = Math.round(size * 0.75);
  const edge = (size - inner) / 2;
  return sharp(letter)
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An .ico file may carry one PNG: a header, one directory entry, the picture. */
function ico(png) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}
