import localFont from 'next/font/local';

const archivo = localFont({
  src: '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  variable: '--font-archivo',
  weight: '100 900',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
  declarations: [{ prop: 'font-stretch', value: '62% 125%' }],
});

export const fonts = archivo.variable;
