import localFont from 'next/font/local';

/* Two instances of one font file: headings use the casual axis, text does not. */
const recursiveCasual = localFont({
  src: '../../.data/build/faces/bside/recursive-casual.woff2',
  variable: '--font-recursive-casual',
  weight: '880',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

const recursive = localFont({
  src: '../../.data/build/faces/bside/recursive.woff2',
  variable: '--font-recursive',
  weight: '400 720',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

export const fonts = `${recursiveCasual.variable} ${recursive.variable}`;
