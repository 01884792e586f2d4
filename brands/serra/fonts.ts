import localFont from 'next/font/local';

const cormorant = localFont({
  src: '../../node_modules/@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2',
  variable: '--font-cormorant',
  weight: '300 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

const literata = localFont({
  src: '../../node_modules/@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
  variable: '--font-literata',
  weight: '200 900',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

export const fonts = `${cormorant.variable} ${literata.variable}`;
