import localFont from 'next/font/local';

const bodoniModa = localFont({
  src: '../../node_modules/@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2',
  variable: '--font-bodoni-moda',
  weight: '400 900',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

const epilogue = localFont({
  src: '../../node_modules/@fontsource-variable/epilogue/files/epilogue-latin-wght-normal.woff2',
  variable: '--font-epilogue',
  weight: '100 900',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

export const fonts = `${bodoniModa.variable} ${epilogue.variable}`;
