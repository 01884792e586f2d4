import { problem, type Answer } from '../../http/answer.ts';
import { BRAND_MARKS, NO_BRAND_MARK } from '../fields/brand-marks.ts';
import { brandFromScheme } from '../fields/card-rules.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

const icon = (inside: string) =>
  `<svg ${XMLNS} width="16" height="16" viewBox="0 0 16 16" fill="none">${inside}</svg>`;

/** The icons that the library shows beside a field, by file name. */
const HINT_IMAGES: Readonly<Record<string, string>> = {
  'bento_field_error.svg': icon(
    '<circle cx="8" cy="8" r="7" fill="#c72727"/><path d="M8 4.2v4.6M8 11.2v.6" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/>',
  ),
  'bento_checkmark_black.svg': icon(
    '<path d="m3 8.4 3.3 3.3L13 5" stroke="#1d2126" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  'expiry_date_hint.svg': `<svg ${XMLNS} width="27" height="18" viewBox="0 0 27 18" fill="none"><rect x=".5" y=".5" width="26" height="17" rx="3" stroke="#8a929d"/><path d="M15 12h8" stroke="#8a929d" stroke-width="2"/></svg>`,
};

function svg(body: string | undefined): Answer {
  if (body === undefined) return problem(404, 'not_found', 'No such image.');
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' };
  return { status: 200, headers, body };
}

/** The mark of a card brand as an SVG file. */
export function logo(file: string): Answer {
  const name = file.replace(/\.svg$/, '');
  const brand = brandFromScheme(name);
  const mark = brand !== null ? BRAND_MARKS[brand] : name === 'nocard' ? NO_BRAND_MARK : undefined;
  return svg(mark?.replace('<svg ', `<svg ${XMLNS} width="40" height="26" `));
}

export function hintImage(file: string): Answer {
  return svg(HINT_IMAGES[file]);
}
