import { html, problem } from '../../http/answer.ts';
import { browserModule } from '../../http/browser-module.ts';
import { LOCAL_ANCESTORS } from '../../http/local-page.ts';
import { document } from '../../http/page.ts';
import { route, type Route } from '../../http/router.ts';

const HERE = import.meta.dirname;
const BASE = '/paypal/sdk';

const LABELS: Readonly<Record<string, string>> = {
  en: 'Pay with PayPal',
  it: 'Paga con PayPal',
  es: 'Pagar con PayPal',
  fr: 'Payer avec PayPal',
};

const STYLE = `
body { margin: 0; }
button { width: 100%; height: 48px; border: 0; border-radius: 999px; background: #f6c657; color: #14213f; font: 650 16px/1 ui-sans-serif, system-ui, sans-serif; cursor: pointer; }
button:disabled { opacity: .6; cursor: default; }
button:focus-visible { outline: 3px solid #0b3a8f; outline-offset: -5px; }
`;

function buttonPage(locale: string): string {
  const lang = locale.slice(0, 2).toLowerCase();
  const label = LABELS[lang];
  return document({
    title: 'PayPal',
    lang: label === undefined ? 'en' : lang,
    style: STYLE,
    body: `<button type="button">${label ?? LABELS['en'] ?? ''}</button><script type="module" src="${BASE}/button.ts"></script>`,
  });
}

/** The browser script under the address of the provider's own, and the frame of its button. */
export function sdkRoutes(clientId: string): Route[] {
  const script = browserModule(HERE, BASE, 'script.ts');
  return [
    route('GET', `${BASE}/js`, (visit) =>
      visit.url.searchParams.get('client-id') === clientId
        ? script.handle(visit)
        : problem(400, 'bad_client', 'client-id is not known.'),
    ),
    browserModule(HERE, BASE, 'button.ts'),
    route('GET', `${BASE}/button`, ({ url }) =>
      html(buttonPage(url.searchParams.get('locale') ?? 'en'), {
        'content-security-policy': `frame-ancestors ${LOCAL_ANCESTORS}`,
      }),
    ),
  ];
}
