import localFont from 'next/font/local';

const unbounded = localFont({
  src: '../../.data/build/faces/spark/unbounded.woff2',
  variable: '--font-unbounded',
  weight: '760',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

const onest = localFont({
  src: '../../.data/build/faces/spark/onest.woff2',
  variable: '--font-onest',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

export const fonts = `${unbounded.variable} ${onest.variable}`;
