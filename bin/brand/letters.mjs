import { openSync } from 'fontkit';
import { inRoot } from '../common/paths.mjs';

const FONT_FILE = 'node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2';
const EM = 100;

/** A name as outlines, one path per letter, as the start of a wordmark. */
export function lettersOf(name) {
  const font = openSync(inRoot(FONT_FILE));
  // Uses the font's default weight: a compressed variable font offers no other here.
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
