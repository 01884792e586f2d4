import type { CardBrand } from './card-rules.ts';

const plate = (inside: string, fill = '#fff') =>
  `<svg viewBox="0 0 40 26" class="brand" aria-hidden="true"><rect x=".5" y=".5" width="39" height="25" rx="4" fill="${fill}" stroke="#c9ced6"/>${inside}</svg>`;

const svgText = (text: string, fill: string, size = 9) =>
  `<text x="20" y="17" text-anchor="middle" font-family="Arial, sans-serif" font-size="${size}" font-weight="700" fill="${fill}">${text}</text>`;

/** Simple brand marks drawn for the stand-in, not the brands' logo files. */
export const BRAND_MARKS: Readonly<Record<CardBrand, string>> = {
  visa: plate(`<g font-style="italic">${svgText('VISA', '#1a1f71', 12)}</g>`),
  mastercard: plate(
    '<circle cx="16" cy="13" r="7.5" fill="#eb001b"/><circle cx="24" cy="13" r="7.5" fill="#f79e1b" fill-opacity=".9"/>',
  ),
  amex: plate(svgText('AMEX', '#fff', 10), '#016fd0'),
  diners: plate(
    '<circle cx="20" cy="13" r="9" fill="#0079be"/><circle cx="20" cy="13" r="6" fill="#fff"/><path d="M18 7.6v10.8M22 7.6v10.8" stroke="#0079be" stroke-width="1.6"/>',
  ),
  discover: plate(
    `${svgText('DISC', '#20242b', 9)}<circle cx="34" cy="20" r="3.5" fill="#f47216"/>`,
  ),
  jcb: plate(
    '<rect x="9" y="5" width="7" height="16" rx="2.5" fill="#0b5fae"/><rect x="17" y="5" width="7" height="16" rx="2.5" fill="#d0112b"/><rect x="25" y="5" width="7" height="16" rx="2.5" fill="#1a8a3a"/>',
  ),
};

export const NO_BRAND_MARK = plate(
  '<path d="M5 9h30" stroke="#8a929d" stroke-width="3"/><path d="M6 18h9" stroke="#8a929d" stroke-width="2"/>',
  'none',
);
