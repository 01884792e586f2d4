import localFont from 'next/font/local';

/* Weight and the casual axis in one file: headings are drawn with it, text is read without. */
const recursive = localFont({
  src: '../../node_modules/@fontsource-variable/recursive/files/recursive-latin-casl-normal.woff2',
  variable: '--font-recursive',
  weight: '300 1000',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

export const fonts = recursive.variable;
