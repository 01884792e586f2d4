// The part of the provider's browser script, version 6, that merchants use: a payment session with a popup.

interface SessionOptions {
  readonly onApprove: (data: { orderId: string; payerId: string }) => Promise<void>;
  readonly onCancel?: (data: { orderId: string }) => void;
  readonly onError?: (error: Error) => void;
}

interface WindowMessage {
  readonly wallet: 'done';
  readonly ended: 'approved' | 'canceled';
  readonly payerId: string;
}

{
  const own = new URL((document.currentScript as HTMLScriptElement).src);
  const base = own.href.replace(/\/web-sdk\/.*$/, '');
  const POLL_INTERVAL_MS = 250;

  const approveUrl = (order: string) =>
    `${base}/approve/${encodeURIComponent(order)}?popup=${encodeURIComponent(window.location.origin)}`;

  const openSession = (options: SessionOptions, opened: Window) => {
    let orderId = '';
    let watch = 0;
    const isOver = () => watch === 0;
    const end = () => {
      window.clearInterval(watch);
      watch = 0;
      window.removeEventListener('message', onMessage);
      opened.close();
    };
    const cancel = () => {
      end();
      options.onCancel?.({ orderId });
    };
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== own.origin || source !== opened) return;
      const { ended, payerId } = data as WindowMessage;
      if (ended !== 'approved') {
        cancel();
        return;
      }
      end();
      options.onApprove({ orderId, payerId }).catch((error: unknown) => {
        options.onError?.(error instanceof Error ? error : new Error(String(error)));
      });
    };
    let seenClosed = false;
    watch = window.setInterval(() => {
      // Waits one more interval after the popup closed: its last message may still arrive.
      if (seenClosed) cancel();
      seenClosed = opened.closed;
    }, POLL_INTERVAL_MS);
    window.addEventListener('message', onMessage);
    return {
      end,
      goTo: (order: string) => {
        orderId = order;
        if (!isOver()) opened.location.href = approveUrl(order);
      },
    };
  };

  const createPayPalOneTimePaymentSession = (options: SessionOptions) => ({
    start: async (_: unknown, order: Promise<{ orderId: string }>): Promise<void> => {
      const opened = window.open('about:blank', 'sandpay', 'width=460,height=720');
      if (opened === null) {
        order.catch(() => undefined);
        throw Object.assign(new Error('popup blocked'), { isRecoverable: true });
      }
      const session = openSession(options, opened);
      try {
        session.goTo((await order).orderId);
      } catch (error) {
        session.end();
        throw error;
      }
    },
  });

  const createInstance = async ({ clientId }: { clientId: string }) => {
    const known = await fetch(`${base}/web-sdk/v6/client/${encodeURIComponent(clientId)}`);
    if (!known.ok) throw new Error('unknown clientId');
    return { createPayPalOneTimePaymentSession };
  };

  (window as unknown as { paypal: unknown }).paypal = { version: '6.0.0', createInstance };
}
