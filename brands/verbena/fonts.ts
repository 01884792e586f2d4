import localFont from 'next/font/local';

const syne = localFont({
  src: '../../.data/build/faces/verbena/syne.woff2',
  variable: '--font-syne',
  weight: '700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

const nunito = localFont({
  src: '../../.data/build/faces/verbena/nunito.woff2',
  variable: '--font-nunito',
  weight: '400 800',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

export const fonts = `${syne.variable} ${nunito.variable}`;
