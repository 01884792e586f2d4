// Replaces the `ApplePaySession` class of Apple's browsers: a sheet over the merchant's page.

interface PaymentRequest {
  readonly supportedNetworks: readonly string[];
  readonly currencyCode: string;
  readonly total: { readonly label: string; readonly amount: string };
}

interface SheetMessage {
  readonly wallet: 'opened' | 'paid' | 'canceled' | 'closed';
  readonly validationURL?: string;
  readonly payment?: unknown;
}

{
  const own = new URL((document.currentScript as HTMLScriptElement).src);
  const NEWEST = 3;
  const READABLE_MS = 900;
  const COVER =
    'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;pointer-events:auto;color-scheme:normal';

  const addressOf = ({ supportedNetworks, currencyCode, total }: PaymentRequest): string => {
    const asked = new URLSearchParams({
      lang: document.documentElement.lang,
      merchant: total.label,
      total: total.amount,
      currency: currencyCode,
      networks: supportedNetworks.join(',').toLowerCase(),
    });
    return `${own.origin}/wallets/sheet/applepay?${asked.toString()}`;
  };

  class ApplePaySession {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    static readonly supportsVersion = (version: number): boolean =>
      version >= 1 && version <= NEWEST;
    static readonly canMakePayments = (): boolean => true;

    onvalidatemerchant: ((event: { validationURL: string }) => void) | null = null;
    onpaymentauthorized: ((event: { payment: unknown }) => void) | null = null;
    oncancel: (() => void) | null = null;
    readonly #frame = document.createElement('iframe');
    readonly #before = document.activeElement;

    constructor(version: number, request: PaymentRequest) {
      if (!ApplePaySession.supportsVersion(version)) throw new Error('version not supported');
      if (!navigator.userActivation.isActive) {
        throw new Error('ApplePaySession must be created by a user gesture');
      }
      this.#frame.title = 'Apple Pay';
      this.#frame.style.cssText = COVER;
      this.#frame.src = addressOf(request);
    }

    begin(): void {
      window.addEventListener('message', this.#listen);
      document.body.append(this.#frame);
      this.#frame.focus();
    }

    abort(): void {
      this.#close();
    }

    completeMerchantValidation(session: unknown): void {
      this.#post({ wallet: 'validated', session, domain: window.location.hostname });
    }

    completePayment(result: number | { readonly status: number }): void {
      const status = typeof result === 'number' ? result : result.status;
      this.#post({ wallet: 'completed', status });
    }

    #post(message: Readonly<Record<string, unknown>>): void {
      this.#frame.contentWindow?.postMessage(message, own.origin);
    }

    #close(): void {
      window.removeEventListener('message', this.#listen);
      this.#frame.remove();
      if (this.#before instanceof HTMLElement) this.#before.focus();
    }

    readonly #listen = (event: MessageEvent): void => {
      if (event.source !== this.#frame.contentWindow || event.origin !== own.origin) return;
      const { wallet, validationURL = '', payment } = event.data as SheetMessage;
      if (wallet === 'opened') this.onvalidatemerchant?.({ validationURL });
      if (wallet === 'paid') this.onpaymentauthorized?.({ payment });
      if (wallet === 'closed')
        window.setTimeout(() => {
          this.#close();
        }, READABLE_MS);
      if (wallet !== 'canceled') return;
      this.#close();
      this.oncancel?.();
    };
  }

  if (!('ApplePaySession' in window)) Object.assign(window, { ApplePaySession });
}
