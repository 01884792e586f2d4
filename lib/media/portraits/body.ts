import { innerLine, outline, shaded, type Paint } from './paint.ts';
import type { PersonTraits } from './person.ts';
import { mix, repeat, svg } from './svg.ts';

export const OUTFITS = {
  woman: ['tee', 'shirt', 'rollneck', 'vneck', 'blazer', 'dress', 'stripes', 'cardigan', 'dots'],
  man: ['tee', 'shirt', 'rollneck', 'vneck', 'blazer', 'hoodie', 'stripes', 'cardigan', 'checks'],
} as const;
export type Outfit = (typeof OUTFITS)['woman' | 'man'][number] | 'raincoat' | 'apron' | 'summer';

/** How long the sleeves of an outfit are. */
export function sleeveOf(outfit: Outfit): 'long' | 'short' | 'none' {
  if (outfit === 'dress' || outfit === 'summer') return 'none';
  return outfit === 'tee' || outfit === 'stripes' || outfit === 'apron' ? 'short' : 'long';
}

/** The outline of shoulders and trunk. */
function trunk(half: number, neck: number): string {
  const waist = half - 26;
  const side = (sign: number): string =>
    svg`${sign * (half - 34)} 190 ${sign * half} 214C${sign * (half + 16)} 240 ${sign * (half + 6)} 300 ${sign * (half - 8)} 372L${sign * waist} 620`;
  return svg`M${-neck - 8} 152C${-neck - 22} 178 ${side(-1)}H${waist}L${half - 8} 372C${half + 6} 300 ${half + 16} 240 ${half} 214C${half - 34} 190 ${neck + 22} 178 ${neck + 8} 152Z`;
}

/** Neck, trunk and clothes, without the arms. */
export function drawBody(person: PersonTraits, paint: Paint, outfit: Outfit): string {
  const { shoulders: half, neck, face, age } = person;
  const { skin, skinShade, top, topShade, second, paper, ink } = paint;
  const line = outline(paint);
  const low = face.low;
  const neckPath = svg`M${-neck} 60V140Q${-neck - 2} 164 ${-neck - 26} 176L0 236L${neck + 26} 176Q${neck + 2} 164 ${neck} 140V60Z`;
  const shadow = svg`<path d="M${-neck} ${low - 14}Q0 ${low + 12} ${neck} ${low - 14}V${low + 10}Q${neck * 0.4} ${low + 44} ${-neck} ${low + 24}Z" fill="${skinShade}" opacity="${paint.shade === 'none' ? 0.35 : 0.8}"/>`;
  const folds =
    age > 54
      ? svg`<path d="M${-neck + 6} ${low + 28}Q0 ${low + 40} ${neck - 6} ${low + 26}" fill="none" stroke="${innerLine(paint, skinShade)}" stroke-width="2.6" opacity=".5"/>`
      : '';
  const body = trunk(half, neck);
  const clothed = outfit === 'summer' || outfit === 'dress' ? '' : body;
  const base = svg`<path d="${body}" fill="${clothed === '' ? skin : top}"${line}/>`;
  const crew = svg`<path d="M${-neck - 12} 156Q0 226 ${neck + 12} 156L${neck + 2} 140Q0 196 ${-neck - 2} 140Z" fill="${topShade}"${line}/>`;
  const skinAt = (path: string): string => svg`<path d="${path}" fill="${skin}"${line}/>`;
  const clip = svg`<clipPath id="trunk"><path d="${body}"/></clipPath>`;
  const printed = (marks: string): string => svg`${clip}<g clip-path="url(#trunk)">${marks}</g>`;
  const lapels = (fill: string): string =>
    svg`<path d="M${-neck - 14} 150L0 330L${-half * 0.62} 250L${-half * 0.5} 226L${-half * 0.66} 214Z" fill="${fill}"${line}/><path d="M${neck + 14} 150L0 330L${half * 0.62} 250L${half * 0.5} 226L${half * 0.66} 214Z" fill="${fill}"${line}/><path d="M0 330V620" stroke="${innerLine(paint, top)}" stroke-width="4"/>`;
  const collar = (fill: string): string =>
    svg`<path d="M${-neck - 6} 138L${-neck - 30} 172L-24 226L0 196Z" fill="${fill}"${line}/><path d="M${neck + 6} 138L${neck + 30} 172L24 226L0 196Z" fill="${fill}"${line}/>`;
  const button = (y: number): string =>
    svg`<circle cx="6" cy="${y}" r="5" fill="${innerLine(paint, top)}"/>`;
  const vee = svg`M${-neck - 8} 140L0 258L${neck + 8} 140Z`;
  const straps = svg`<path d="M${-half + 22} 210L${-half * 0.5} 196L${-half * 0.42} 270Q0 330 ${half * 0.42} 270L${half * 0.5} 196L${half - 22} 210L${half + 6} 300L${half - 26} 620H${26 - half}L${-half - 6} 300Z" fill="${top}"${line}/>`;
  const drawn: Readonly<Record<Outfit, string>> = {
    tee: crew,
    shirt: svg`${skinAt(vee)}${collar(mix(top, '#ffffff', 0.25))}<path d="M0 240V620" stroke="${innerLine(paint, top)}" stroke-width="3.5"/>${[290, 350, 410].map(button)}`,
    rollneck: svg`<path d="M${-neck - 6} 116Q0 150 ${neck + 6} 116L${neck + 16} 168Q0 204 ${-neck - 16} 168Z" fill="${topShade}"${line}/>`,
    vneck: svg`${skinAt(vee)}<path d="M${-neck - 8} 146L0 260L${neck + 8} 146" fill="none" stroke="${topShade}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/>`,
    blazer: svg`<path d="${vee.replace('258', '330')}" fill="${second}"${line}/><path d="M${-neck - 4} 140Q0 214 ${neck + 4} 140Z" fill="${skin}"/>${lapels(topShade)}`,
    dress: svg`${straps}`,
    summer: svg`${straps}`,
    stripes: svg`${printed(repeat(7, (n) => svg`<path d="M-260 ${226 + n * 56}H260" stroke="${second}" stroke-width="22"/>`))}${crew}`,
    dots: svg`${printed(repeat(40, (n) => svg`<circle cx="${-190 + (n % 8) * 54 + (Math.floor(n / 8) % 2) * 27}" cy="${226 + Math.floor(n / 8) * 60}" r="10" fill="${second}"/>`))}${collar(second)}`,
    checks: svg`${printed(svg`<g stroke="${second}" stroke-width="14" opacity=".75">${repeat(6, (n) => svg`<path d="M${-200 + n * 80} 120V640"/>`)}${repeat(6, (n) => svg`<path d="M-260 ${200 + n * 76}H260"/>`)}</g>`)}${skinAt(vee)}${collar(top)}`,
    cardigan: svg`<path d="M${-neck - 14} 150Q-60 300-44 620H44Q60 300 ${neck + 14} 150Q0 230 ${-neck - 14} 150Z" fill="${second}"${line}/><path d="M${-neck - 4} 140Q0 210 ${neck + 4} 140Z" fill="${skin}"/><path d="M${-neck - 14} 150Q-60 300-44 620M${neck + 14} 150Q60 300 44 620" fill="none" stroke="${topShade}" stroke-width="15"/>`,
    hoodie: svg`<path d="M${-neck - 46} 190Q${-neck - 40} 116 ${-neck} 128Q0 190 ${neck} 128Q${neck + 40} 116 ${neck + 46} 190Q0 280 ${-neck - 46} 190Z" fill="${topShade}"${line}/><path d="M-22 226V320M22 226V300" stroke="${paper}" stroke-width="7" stroke-linecap="round"/>`,
    raincoat: svg`<path d="M${-neck - 40} 184Q${-neck - 34} 124 ${-neck - 4} 128Q0 176 ${neck + 4} 128Q${neck + 34} 124 ${neck + 40} 184Q0 250 ${-neck - 40} 184Z" fill="${topShade}"${line}/><path d="M0 220V620" stroke="${innerLine(paint, top)}" stroke-width="4"/>${[290, 370, 450].map((y) => svg`<circle cx="16" cy="${y}" r="9" fill="${paper}"${line}/>`)}`,
    apron: svg`${crew}<path d="M${-half * 0.46} 240Q0 262 ${half * 0.46} 240L${half * 0.62} 372L${half * 0.7} 620H${-half * 0.7}L${-half * 0.62} 372Z" fill="${second}"${line}/><path d="M${-half * 0.46} 242L${-neck - 8} 154M${half * 0.46} 242L${neck + 8} 154" stroke="${shaded(second, ink)}" stroke-width="13"/>`,
  };
  const side = shadeOf(
    paint,
    svg`M${half * 0.3} 160C${half * 0.55} 260 ${half * 0.4} 420 ${half * 0.5} 640H${half + 80}V160Z`,
    body,
    'cloth',
  );
  const opened = clothed === '' ? svg`<path d="${neckPath}" fill="${skin}"/>` : '';
  return svg`<path d="${neckPath}" fill="${skin}"${line}/>${base}${opened}${drawn[outfit]}${outfit === 'rollneck' || outfit === 'hoodie' || outfit === 'raincoat' ? '' : shadow + folds}${side}`;
}

/** A shadow within an outline, as the brand draws shadows. */
export function shadeOf(
  { shade, ink }: Paint,
  path: string,
  within: string,
  of: 'cloth' | 'skin',
): string {
  if (shade === 'none') return '';
  const id = `s${String(path.length)}${String(within.length)}`;
  // Dots and lines on a face would person like marks of the skin.
  const isPattern = of === 'cloth' && (shade === 'dots' || shade === 'hatch');
  const fill = isPattern ? 'url(#tone)' : ink;
  const opacity = isPattern ? 0.34 : shade === 'strong' ? 0.22 : 0.09;
  return svg`<clipPath id="${id}"><path d="${within}"/></clipPath><path d="${path}" fill="${fill}" opacity="${opacity}" clip-path="url(#${id})"/>`;
}

/** The pattern of printed or engraved shadows. */
export function tonePattern({ shade, ink }: Paint): string {
  if (shade === 'dots')
    return svg`<pattern id="tone" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><circle cx="5.5" cy="5.5" r="3.6" fill="${ink}"/></pattern>`;
  if (shade === 'hatch')
    return svg`<pattern id="tone" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-40)"><path d="M0 4.5H9" stroke="${ink}" stroke-width="2.6"/></pattern>`;
  return '';
}
