import sharp from 'sharp';

/** Print grain: olive specks of two, four and six per cent, the same on every run; few shades keep the file small. */
export async function grain(size) {
  const pixels = Buffer.alloc(size * size * 4);
  let seed = 1962;
  for (let at = 0; at < pixels.length; at += 4) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const value = seed / 2 ** 32;
    pixels.set([90, 74, 40, value > 0.55 ? Math.ceil((value - 0.55) / 0.15) * 5 : 0], at);
  }
  return sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
    .png({ compressionLevel: 9, palette: true, colours: 4 })
    .toBuffer();
}

/** A superellipse that fills whatever box it masks. */
export function squircle() {
  const steps = 128;
  const power = 2 / 4.6;
  const points = Array.from({ length: steps }, (_, index) => {
    const angle = (2 * Math.PI * index) / steps;
    const bend = (value) => Math.sign(value) * Math.abs(value) ** power;
    return [bend(Math.cos(angle)), bend(Math.sin(angle))]
      .map((value) => (50 + 50 * value).toFixed(2))
      .join(' ');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="M${points.join('L')}z"/></svg>\n`;
}
