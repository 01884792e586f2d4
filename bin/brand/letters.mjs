import { openSync } from 'fontkit';
import { inRoot } from '../common/paths.mjs';

const FONT_FILE = 'node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2';
const EM = 100;

/** A name as outlines, one letter a path, to begin a wordmark with. */
export function lettersOf(name) {
  const font = openSync(inRoot(FONT_FILE));
  // In the weight the file has of itself: others cannot be had out of a packed font.
  const { glyphs, positions } = font.layout(name);
  const scale = EM / font.unitsPerEm;
  let at = 0;
  const paths = glyphs.map((glyph, index) => {
    const drawn = glyph.path.scale(scale, -scale).translate(at, 0).toSVG();
    at += positions[index].xAdvance * scale;
    return drawn.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
  });
  return { box: `-4 -80 ${Math.ceil(at) + 8} 104`, paths: paths.filter((path) => path !== '') };
}
