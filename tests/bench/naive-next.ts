import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, startProcess, waitUntilReady, type RunningProcess } from '../setup/process.ts';

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} }, outputFileTracingRoot: ${JSON.stringify(root)} };`,
  'middleware.js': `import { NextResponse } from 'next/server';
export function middleware(request) {
  const url = request.nextUrl.clone();
  if (url.pathname === '/') url.pathname = '/' + (request.headers.get('host') ?? '').split('.')[0].split(':')[0];
  return NextResponse.rewrite(url);
}`,
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html><body>{children}</body></html>; }',
  'app/[brand]/page.jsx': `export function generateStaticParams() { return [{ brand: 'localhost' }, { brand: '127' }]; }
export default async function Page({ params }) { return <h1>{(await params).brand}</h1>; }`,
  // Twenty plain entries with the requested number of bytes, rendered for each request.
  'app/list/page.jsx': `export default async function List({ searchParams }) {
  const { bytes = '0' } = await searchParams;
  const text = 'a'.repeat(Math.round(Number(bytes) / 20));
  return <ul>{Array.from({ length: 20 }, (_, i) => <li key={i}><h2>{'Entry ' + i}</h2><p>{text}</p></li>)}</ul>;
}`,
  'app/api/ping/route.js':
    "export function GET(request) { return Response.json({ ip: '127.0.0.1', ua: request.headers.get('user-agent') }); }",
};

const cli = join(root, 'node_modules/next/dist/bin/next');

/** Builds the app, unless the same files were built with the same version of Next.js. */
function build(folder: string): void {
  const version = readFileSync(join(root, 'node_modules/next/package.json'), 'utf8');
  const source = JSON.stringify([FILES, version]);
  const stamp = join(folder, '.next/source.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return;
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  execFileSync(join(root, 'node_modules/.bin/node'), [cli, 'build', folder], {
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  writeFileSync(stamp, source);
}

/** Next.js without changes, with a middleware that chooses a page by host: our baseline. */
export async function startNaiveNext(port: number): Promise<RunningProcess> {
  const folder = join(root, '.data/bench/naive-next');
  build(folder);
  const running = startProcess([cli, 'start', folder, '-p', String(port)], {
    NODE_ENV: 'production',
  });
  await waitUntilReady(running, `http://localhost:${port}/api/ping`);
  return running;
}
