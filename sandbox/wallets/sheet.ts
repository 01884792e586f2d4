// Runs in a wallet's sheet, a popup or a frame of the merchant's page, and exchanges messages with the script
// there.

interface ShopMessage {
  readonly wallet: 'validated' | 'completed';
  readonly session?: unknown;
  readonly domain?: string;
  readonly status?: number;
}

const shop: Window = window.opener ? (window.opener as Window) : window.parent;
const form = document.querySelector<HTMLFormElement>('#sheet');
const statusText = document.querySelector<HTMLElement>('#status');
const pay = form?.querySelector<HTMLButtonElement>('.yes');
const cancel = form?.querySelector<HTMLButtonElement>('#cancel');
const dataset = form?.dataset ?? {};
const name = dataset['wallet'] ?? '';
const FAILURE = 1;

function post(message: Readonly<Record<string, unknown>>): void {
  shop.postMessage(message, '*');
}

async function ask(path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`/wallets/${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${String(answer.status)}`);
  return answer.json();
}

function say(text = '', failed = false): void {
  if (!statusText) return;
  statusText.textContent = text;
  statusText.toggleAttribute('data-failed', failed);
}

function lock(locked: boolean): void {
  if (pay) pay.disabled = locked;
}

const note = (event: string) => ask('events', { wallet: name, event });

async function leave(): Promise<void> {
  await note('canceled');
  post({ wallet: 'canceled' });
}

async function give(chosen: FormData): Promise<void> {
  lock(true);
  say(dataset['sending']);
  const card = chosen.get('refused') === '' ? chosen.get('card') : chosen.get('refused');
  const assurance = chosen.get('assurance') ?? 'cryptogram';
  const payment = await ask('payment', { wallet: name, card, assurance });
  await note('given');
  post({ wallet: 'paid', payment });
}

async function validate({ session, domain }: ShopMessage): Promise<void> {
  try {
    await ask('validate', { session, domain });
    say();
    lock(false);
    await note('validated');
  } catch {
    await leave();
  }
}

async function complete(status: number | undefined): Promise<void> {
  const failed = status === FAILURE;
  say(failed ? dataset['failed'] : dataset['done'], failed);
  await note(failed ? 'completed:failure' : 'completed:success');
  post({ wallet: 'closed' });
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void give(new FormData(form));
});

cancel?.addEventListener('click', () => {
  void leave();
});

window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') void leave();
});

window.addEventListener('message', (event: MessageEvent) => {
  const message = event.data as ShopMessage;
  if (event.source !== shop) return;
  if (message.wallet === 'validated') void validate(message);
  if (message.wallet === 'completed') void complete(message.status);
});

if (cancel) cancel.disabled = false;
if (dataset['session'] === '') lock(false);
else say(dataset['wait']);
post({ wallet: 'opened', validationURL: dataset['session'] });
document.querySelector<HTMLInputElement>('input:checked')?.focus();
