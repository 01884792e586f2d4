import localFont from 'next/font/local';

const petrona = localFont({
  src: '../../.data/build/faces/phare/petrona.woff2',
  variable: '--font-petrona',
  weight: '760',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

const sora = localFont({
  src: '../../.data/build/faces/phare/sora.woff2',
  variable: '--font-sora',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

export const fonts = `${petrona.variable} ${sora.variable}`;
