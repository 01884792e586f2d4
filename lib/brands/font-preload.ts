import type { Brand } from './schema.ts';

/**
 * Value of a `Link` header that preloads the brand's fonts together with the page; '' when the build has no
 * fonts. Pure: the caller lists `.next/static/media` once. next/font cannot do it: it preloads by route, and
 * all brands share the routes.
 */
export function fontPreloadHeader(brand: Brand, mediaFiles: readonly string[]): string {
  const { display, text } = brand.theme.fonts;
  const prefixes = [...new Set([display, text])].map((font) => `${font.replaceAll('-', '_')}-`);
  return mediaFiles
    .filter((file) => file.endsWith('.woff2') && prefixes.some((prefix) => file.startsWith(prefix)))
    .map(
      (file) =>
        `</_next/static/media/${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    )
    .join(', ');
}
