import localFont from 'next/font/local';

/* Narrow for the tram signs, at normal width for text. */
const archivoNarrow = localFont({
  src: '../../.data/build/faces/capolinea/archivo-narrow.woff2',
  variable: '--font-archivo-narrow',
  weight: '680',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

const archivo = localFont({
  src: '../../.data/build/faces/capolinea/archivo.woff2',
  variable: '--font-archivo',
  weight: '400 800',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

export const fonts = `${archivoNarrow.variable} ${archivo.variable}`;
