import localFont from 'next/font/local';

const bricolageGrotesque = localFont({
  src: '../../.data/build/faces/fuego/bricolage-grotesque.woff2',
  variable: '--font-bricolage-grotesque',
  weight: '800',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

const hankenGrotesk = localFont({
  src: '../../.data/build/faces/fuego/hanken-grotesk.woff2',
  variable: '--font-hanken-grotesk',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

export const fonts = `${bricolageGrotesque.variable} ${hankenGrotesk.variable}`;
