import localFont from 'next/font/local';

const cormorant = localFont({
  src: '../../.data/build/faces/serra/cormorant.woff2',
  variable: '--font-cormorant',
  weight: '600',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

const literata = localFont({
  src: '../../.data/build/faces/serra/literata.woff2',
  variable: '--font-literata',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

export const fonts = `${cormorant.variable} ${literata.variable}`;
