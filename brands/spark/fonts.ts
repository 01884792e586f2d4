import localFont from 'next/font/local';

const unbounded = localFont({
  src: '../../node_modules/@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2',
  variable: '--font-unbounded',
  weight: '200 900',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

const onest = localFont({
  src: '../../node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
  variable: '--font-onest',
  weight: '100 900',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

export const fonts = `${unbounded.variable} ${onest.variable}`;
