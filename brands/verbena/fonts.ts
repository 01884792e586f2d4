import localFont from 'next/font/local';

const syne = localFont({
  src: '../../node_modules/@fontsource-variable/syne/files/syne-latin-wght-normal.woff2',
  variable: '--font-syne',
  weight: '400 800',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

const nunito = localFont({
  src: '../../node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
  variable: '--font-nunito',
  weight: '200 1000',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

export const fonts = `${syne.variable} ${nunito.variable}`;
