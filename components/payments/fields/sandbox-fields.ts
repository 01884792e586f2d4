import type { HostedFields, HostedFieldsOptions, SealedFields } from './hosted-fields.ts';

const SOURCE = 'amarena-sandbox-fields';
const READY_WITHIN_MS = 15_000;
const SEALED_WITHIN_MS = 5_000;

/** The brand's own look of a field, handed to the frame, which knows no brand. */
const LOOK: readonly (readonly [string, string])[] = [
  ['--field-background', '--surface-raised'],
  ['--field-text', '--ink'],
  ['--field-label', '--ink'],
  ['--field-placeholder', '--ink-soft'],
  ['--field-border', '--line-strong'],
  ['--field-focus', '--focus'],
  ['--field-error', '--danger'],
  ['--field-radius', '--radius-field'],
  ['--field-border-width', '--border-control'],
];

/** Custom properties may be formulas; a probe element lets the browser work them out. */
function resolved(probe: HTMLElement, name: string): string {
  const property = name.includes('radius')
    ? 'borderRadius'
    : name.includes('width') || name.includes('border-control')
      ? 'borderTopWidth'
      : 'color';
  probe.style.borderTopStyle = 'solid';
  probe.style[property] = `var(${name})`;
  return getComputedStyle(probe)[property];
}

function look(place: HTMLElement): Record<string, string> {
  const probe = document.createElement('span');
  // Under a transition, however short, the value read would be the one before.
  probe.style.setProperty('transition', 'none', 'important');
  place.append(probe);
  const values = LOOK.map(([inside, token]) => [inside, resolved(probe, token)] as const);
  probe.remove();
  return {
    ...Object.fromEntries(values),
    '--field-scheme': getComputedStyle(place).colorScheme,
  };
}

type Message = Readonly<Record<string, unknown>>;

function messageOf(event: MessageEvent<unknown>, frame: HTMLIFrameElement, origin: string) {
  const { data } = event;
  if (event.source !== frame.contentWindow || event.origin !== origin) return undefined;
  if (typeof data !== 'object' || data === null || !('source' in data)) return undefined;
  return data.source === SOURCE ? (data as Message) : undefined;
}

function sealedOf(message: Message): SealedFields {
  return {
    cardNumber: String(message['encryptedCardNumber']),
    cardMonth: String(message['encryptedExpiryMonth']),
    cardYear: String(message['encryptedExpiryYear']),
    cardSecurityCode: String(message['encryptedSecurityCode']),
  };
}

function isValid(message: Message): boolean {
  const { valid } = message;
  return typeof valid === 'object' && valid !== null && Object.values(valid).every(Boolean);
}

/** The stand-in's card page in a frame of its own origin; it speaks by messages, as the real ones do. */
export async function mountSandboxFields(
  place: HTMLElement,
  { url, ...options }: HostedFieldsOptions & { readonly url: string },
): Promise<HostedFields> {
  const address = new URL(url);
  address.searchParams.set('origin', location.origin);
  address.searchParams.set('lang', options.locale);
  const frame = document.createElement('iframe');
  frame.title = options.title;
  frame.src = address.href;
  frame.allow = 'payment';
  frame.style.cssText = 'display:block;width:100%;height:10rem;border:0;background:transparent';
  let answered: ((fields: SealedFields | null) => void) | undefined;
  const say = (message: Message) => frame.contentWindow?.postMessage(message, address.origin);
  const gone = new AbortController();
  const restyle = matchMedia('(prefers-color-scheme: dark)');
  const dress = () => say({ type: 'style', vars: look(place) });

  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      gone.abort();
      reject(new Error('the card fields did not load'));
    }, READY_WITHIN_MS);
    const hear = (event: MessageEvent<unknown>) => {
      const message = messageOf(event, frame, address.origin);
      if (!message) return;
      if (message['type'] === 'ready') {
        clearTimeout(timer);
        dress();
        options.onReady();
        resolve();
      }
      if (message['type'] === 'height') frame.style.height = `${Number(message['height'])}px`;
      if (message['type'] === 'state') options.onValid(isValid(message));
      if (message['type'] === 'blob') answered?.(sealedOf(message));
      if (message['type'] === 'error') answered?.(null);
    };
    addEventListener('message', hear, { signal: gone.signal });
    restyle.addEventListener('change', dress, { signal: gone.signal });
    place.replaceChildren(frame);
  });

  return {
    seal: () =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          reject(new Error('the card fields did not answer'));
        }, SEALED_WITHIN_MS);
        answered = (fields) => {
          clearTimeout(timer);
          resolve(fields);
        };
        say({ type: 'submit' });
      }),
    disable: (disabled) => say({ type: 'disable', disabled }),
    destroy: () => {
      gone.abort();
      frame.remove();
    },
  };
}
