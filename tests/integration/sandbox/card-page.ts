import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build, stop } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The app's code on its payment page, without the rest of the app. */
const ENTRY = `
import { authenticate } from './components/payments/three-ds/adyen-challenge.ts';
import { mountAdyenWeb } from './components/payments/hosted-fields/adyen-web.ts';
const { base, locale } = Object.fromEntries(new URLSearchParams(location.search));
const config = { clientKey: 'test_DEMO', environment: 'test', country: 'IT', baseUrl: base };
const place = document.getElementById('place');
window.fields = mountAdyenWeb(place, { config, locale, title: 'Card' });
window.ask = (action) => {
  // The size that the payment page gives it.
  Object.assign(place.style, { width: '390px', height: '560px' });
  return authenticate(place, { action, config, locale });
};
`;

async function bundle(): Promise<{ script: string; style: string }> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    outdir: '/out',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await stop();
  const ending = (end: string) => outputFiles.find((file) => file.path.endsWith(end))?.text ?? '';
  return { script: ending('.js'), style: ending('.css') };
}

const PAGE = `<!doctype html><html lang="it"><title>Card</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">
<div id="place"></div><script type="module" src="/page.js"></script></html>`;

/** A page on a brand's host that mounts the provider's library, under the app's content security policy. */
export async function serveCardPage(sandboxOrigin: string) {
  const { script, style } = await bundle();
  const policy = [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${sandboxOrigin}`,
    `connect-src 'self' ${sandboxOrigin}`,
    `frame-src ${sandboxOrigin}`,
  ].join('; ');
  const server = createServer((request, response) => {
    const [type, body] = request.url?.startsWith('/page.js')
      ? ['text/javascript', script]
      : request.url?.startsWith('/page.css')
        ? ['text/css', style]
        : ['text/html', PAGE];
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: (locale: string) =>
      `http://dolcevita.localhost:${port}/?locale=${locale}&base=${encodeURIComponent(`${sandboxOrigin}/checkoutshopper/test/`)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
