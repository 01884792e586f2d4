import localFont from 'next/font/local';

const fraunces = localFont({
  src: '../../.data/build/faces/dolcevita/fraunces.woff2',
  variable: '--font-fraunces',
  weight: '640',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

const instrumentSans = localFont({
  src: '../../.data/build/faces/dolcevita/instrument-sans.woff2',
  variable: '--font-instrument-sans',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

export const fonts = `${fraunces.variable} ${instrumentSans.variable}`;
