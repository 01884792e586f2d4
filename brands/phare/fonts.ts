import localFont from 'next/font/local';

const petrona = localFont({
  src: '../../node_modules/@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2',
  variable: '--font-petrona',
  weight: '100 900',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

const sora = localFont({
  src: '../../node_modules/@fontsource-variable/sora/files/sora-latin-wght-normal.woff2',
  variable: '--font-sora',
  weight: '100 800',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

export const fonts = `${petrona.variable} ${sora.variable}`;
