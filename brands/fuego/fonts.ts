import localFont from 'next/font/local';

const bricolageGrotesque = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
  variable: '--font-bricolage-grotesque',
  weight: '200 800',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
  declarations: [{ prop: 'font-stretch', value: '75% 100%' }],
});

const hankenGrotesk = localFont({
  src: '../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  variable: '--font-hanken-grotesk',
  weight: '100 900',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

export const fonts = `${bricolageGrotesque.variable} ${hankenGrotesk.variable}`;
