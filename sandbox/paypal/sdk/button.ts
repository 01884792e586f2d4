// Runs in the button's frame: opens the window while the click still allows it, then waits for the order.

interface Told {
  readonly wallet: 'order' | 'failed' | 'done';
  readonly order?: string;
  readonly ended?: string;
  readonly payerId?: string;
}

const button = document.querySelector('button');
let opened: Window | null = null;
let order = '';
let watch = 0;

function tell(message: Readonly<Record<string, string>>): void {
  window.parent.postMessage(message, '*');
}

function end(ended: string, payerId = ''): void {
  window.clearInterval(watch);
  opened?.close();
  opened = null;
  if (button) button.disabled = false;
  tell({ wallet: 'ended', order, ended, payerId });
}

button?.addEventListener('click', () => {
  opened = window.open('about:blank', 'sandpay', 'width=460,height=720');
  button.disabled = true;
  order = '';
  watch = window.setInterval(() => {
    if (opened?.closed !== false) end('canceled');
  }, 500);
  tell({ wallet: 'clicked' });
});

window.addEventListener('message', (event: MessageEvent) => {
  const told = event.data as Told;
  if (event.source === window.parent && told.wallet === 'order' && told.order !== undefined) {
    order = told.order;
    if (opened) opened.location.href = `/paypal/approve/${encodeURIComponent(order)}?popup=1`;
  } else if (event.source === window.parent && told.wallet === 'failed') {
    window.clearInterval(watch);
    opened?.close();
    if (button) button.disabled = false;
  } else if (event.origin === window.location.origin && told.wallet === 'done') {
    end(told.ended ?? 'canceled', told.payerId);
  }
});
