import localFont from 'next/font/local';

const playfairDisplay = localFont({
  src: '../../.data/build/faces/lumiere/playfair-display.woff2',
  variable: '--font-playfair-display',
  weight: '400 900',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

const newsreader = localFont({
  src: '../../.data/build/faces/lumiere/newsreader.woff2',
  variable: '--font-newsreader',
  weight: '400 600',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

const figtree = localFont({
  src: '../../.data/build/faces/lumiere/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

export const fonts = `${playfairDisplay.variable} ${newsreader.variable} ${figtree.variable}`;
