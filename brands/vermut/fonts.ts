import localFont from 'next/font/local';

const bodoniModa = localFont({
  src: '../../.data/build/faces/vermut/bodoni-moda.woff2',
  variable: '--font-bodoni-moda',
  weight: '800',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

const epilogue = localFont({
  src: '../../.data/build/faces/vermut/epilogue.woff2',
  variable: '--font-epilogue',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

export const fonts = `${bodoniModa.variable} ${epilogue.variable}`;
