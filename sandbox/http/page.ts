import { PAGE_STYLE } from './page-style.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

export interface Page {
  readonly title: string;
  /** Trusted markup: every value in it went through escapeHtml. */
  readonly body: string;
  readonly lang?: string;
  readonly style?: string;
}

/** The bare document; pages that imitate a provider have their own style. */
export function document(page: Page): string {
  return `<!doctype html>
<html lang="${page.lang ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escapeHtml(page.title)}</title>
<style>${page.style ?? ''}</style>
</head>
<body>
${page.body}
</body>
</html>
`;
}

/** A page of the sandbox itself, with its navigation. */
export function sandboxPage(page: Page): string {
  const body = `<header class="top"><a class="mark" href="/">Sandbox</a>
<nav aria-label="Sandbox"><a href="/mail">Mail</a><a href="/adyen">Cards</a><a href="/paypal">PayPal</a><a href="/mollie">Mollie</a><a href="/trustpay">TrustPay</a><a href="/maxpay">Maxpay</a><a href="/push">Push</a><a href="/telegram">Telegram</a></nav></header>
<main>${page.body}</main>`;
  return document({
    ...page,
    title: `${page.title} · Sandbox`,
    style: PAGE_STYLE + (page.style ?? ''),
    body,
  });
}
