// The part of Google's browser script that merchants use: the readiness check and the sheet.

interface CardMethod {
  readonly type: string;
  readonly parameters: {
    readonly allowedAuthMethods: readonly string[];
    readonly allowedCardNetworks: readonly string[];
  };
  readonly tokenizationSpecification?: { readonly type: string };
}

interface PaymentRequest {
  readonly apiVersion: number;
  readonly allowedPaymentMethods: readonly CardMethod[];
  readonly merchantInfo?: { readonly merchantName?: string };
  readonly transactionInfo?: { readonly totalPrice: string; readonly currencyCode: string };
}

interface SheetMessage {
  readonly wallet: 'opened' | 'paid' | 'canceled';
  readonly payment?: unknown;
}

{
  const own = new URL((document.currentScript as HTMLScriptElement).src);
  const POLL_INTERVAL_MS = 300;

  const problem = (statusCode: string, statusMessage: string) =>
    Object.assign(new Error(statusMessage), { statusCode, statusMessage });

  const cardOf = ({ apiVersion, allowedPaymentMethods }: PaymentRequest) =>
    apiVersion === 2 ? allowedPaymentMethods.find(({ type }) => type === 'CARD') : undefined;

  const addressOf = (request: PaymentRequest, { parameters }: CardMethod): string => {
    const { totalPrice = '0', currencyCode = 'EUR' } = request.transactionInfo ?? {};
    const asked = new URLSearchParams({
      lang: document.documentElement.lang,
      merchant: request.merchantInfo?.merchantName ?? '',
      total: totalPrice,
      currency: currencyCode,
      networks: parameters.allowedCardNetworks.join(',').toLowerCase(),
      methods: parameters.allowedAuthMethods.join(','),
    });
    return `${own.origin}/wallets/sheet/googlepay?${asked.toString()}`;
  };

  const sheet = (address: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const opened = window.open(address, 'googlepay', 'width=460,height=760');
      if (!opened) {
        reject(problem('DEVELOPER_ERROR', 'The window was not allowed to open.'));
        return;
      }
      const end = () => {
        window.clearInterval(watch);
        window.removeEventListener('message', listen);
        opened.close();
      };
      const cancel = () => {
        end();
        reject(problem('CANCELED', 'The buyer closed the sheet.'));
      };
      const listen = (event: MessageEvent) => {
        if (event.source !== opened || event.origin !== own.origin) return;
        const message = event.data as SheetMessage;
        if (message.wallet === 'canceled') cancel();
        if (message.wallet !== 'paid') return;
        end();
        resolve(message.payment);
      };
      const watch = window.setInterval(() => {
        if (opened.closed) cancel();
      }, POLL_INTERVAL_MS);
      window.addEventListener('message', listen);
    });

  class PaymentsClient {
    isReadyToPay(request: PaymentRequest): Promise<{ result: boolean }> {
      const networks = cardOf(request)?.parameters.allowedCardNetworks ?? [];
      return Promise.resolve({
        result: networks.some((name) => /^(?:VISA|MASTERCARD)$/.test(name)),
      });
    }

    loadPaymentData(request: PaymentRequest): Promise<unknown> {
      const card = cardOf(request);
      if (card?.tokenizationSpecification?.type !== 'PAYMENT_GATEWAY') {
        return Promise.reject(problem('DEVELOPER_ERROR', 'No gateway is named.'));
      }
      return sheet(addressOf(request, card));
    }
  }

  Object.assign(window, { google: { payments: { api: { PaymentsClient } } } });
}
