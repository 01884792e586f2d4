// The part of the provider's browser script that merchants use: one button that is the provider's own.

interface ButtonOptions {
  readonly createOrder: () => Promise<string>;
  readonly onApprove: (data: { orderID: string; payerID: string }) => Promise<void> | void;
  readonly onCancel?: (data: { orderID: string }) => void;
  readonly onError?: (error: Error) => void;
  readonly onClick?: () => void;
}

interface Told {
  readonly wallet: 'clicked' | 'ended';
  readonly order?: string;
  readonly ended?: 'approved' | 'canceled';
  readonly payerId?: string;
}

{
  const own = new URL((document.currentScript as HTMLScriptElement).src);
  const locale = own.searchParams.get('locale') ?? 'en';

  const failed = (error: unknown, { onError }: ButtonOptions) => {
    onError?.(error instanceof Error ? error : new Error(String(error)));
  };

  const listen = (frame: HTMLIFrameElement, options: ButtonOptions) => (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== own.origin) return;
    const told = event.data as Told;
    const answer = (message: Record<string, string>) => {
      frame.contentWindow?.postMessage(message, own.origin);
    };
    if (told.wallet === 'clicked') {
      options.onClick?.();
      options.createOrder().then(
        (order) => {
          answer({ wallet: 'order', order });
        },
        (error: unknown) => {
          answer({ wallet: 'failed' });
          failed(error, options);
        },
      );
      return;
    }
    const { order = '', payerId = '' } = told;
    if (told.ended !== 'approved') {
      options.onCancel?.({ orderID: order });
      return;
    }
    Promise.resolve(options.onApprove({ orderID: order, payerID: payerId })).catch(
      (error: unknown) => {
        failed(error, options);
      },
    );
  };

  const Buttons = (options: ButtonOptions) => {
    const frame = document.createElement('iframe');
    const onMessage = listen(frame, options);
    return {
      isEligible: () => true,
      render: (target: string | HTMLElement): Promise<void> => {
        const place = typeof target === 'string' ? document.querySelector(target) : target;
        if (place === null) return Promise.reject(new Error('no place for the button'));
        frame.title = 'PayPal';
        frame.src = `${own.origin}/paypal/sdk/button?locale=${encodeURIComponent(locale)}`;
        frame.style.cssText = 'width:100%;height:52px;border:0;display:block;color-scheme:normal';
        const loaded = new Promise<void>((resolve) => {
          frame.addEventListener('load', () => {
            resolve();
          });
        });
        window.addEventListener('message', onMessage);
        place.append(frame);
        return loaded;
      },
      close: (): Promise<void> => {
        window.removeEventListener('message', onMessage);
        frame.remove();
        return Promise.resolve();
      },
    };
  };

  (window as unknown as { paypal: unknown }).paypal = { version: 'sandbox', Buttons };
}
