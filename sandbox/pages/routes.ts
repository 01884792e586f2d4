import { html } from '../http/answer.ts';
import { escapeHtml, sandboxPage } from '../http/page.ts';
import { route, type Route } from '../http/router.ts';

const MOST_NAME = 60;

const titleOf = (name: string): string => `Postcard from ${name.slice(0, MOST_NAME)}`;

/** A hue of the name, so that each page has a picture of its own. */
function hueOf(name: string): number {
  let hue = 0;
  for (const character of name) hue = (hue * 31 + (character.codePointAt(0) ?? 0)) % 360;
  return hue;
}

function drawing(name: string): string {
  const hue = hueOf(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<rect width="1200" height="630" fill="hsl(${String(hue)} 60% 78%)"/>
<circle cx="930" cy="170" r="90" fill="hsl(${String((hue + 40) % 360)} 90% 88%)"/>
<path d="M0 420 300 240 560 430 800 280 1200 460V630H0Z" fill="hsl(${String(hue)} 40% 48%)"/>
<path d="M0 520Q300 470 600 520T1200 520V630H0Z" fill="hsl(${String((hue + 180) % 360)} 35% 40%)"/>
</svg>`;
}

/** Pages of the web with a title, a text and a picture, for links that members send each other in the demo. */
export function pageRoutes(): Route[] {
  return [
    route('GET', '/pages/:name', ({ params: { name = '' } }) => {
      const title = escapeHtml(titleOf(name));
      const path = `/pages/${encodeURIComponent(name)}/picture`;
      const head = `<meta property="og:title" content="${title}">
<meta property="og:description" content="What to see in a day, where to eat by the water, and how to get there by train.">
<meta property="og:image" content="${path}">`;
      const body = `<h1>${title}</h1><img src="${path}" alt="" width="600">`;
      return html(sandboxPage({ title: titleOf(name), body }).replace('</head>', `${head}</head>`));
    }),
    route('GET', '/pages/:name/picture', ({ params: { name = '' } }) => ({
      status: 200,
      headers: { 'content-type': 'image/svg+xml' },
      body: drawing(name),
    })),
  ];
}
