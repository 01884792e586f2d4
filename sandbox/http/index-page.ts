import { sandboxPage } from './page.ts';

const PLACES: readonly (readonly [string, string, string])[] = [
  ['/mail', 'Inbox', 'Every mail that the app sends arrives here and nowhere else.'],
  [
    '/mail.json',
    'Inbox as JSON',
    'Newest first; <code>?to=</code>, and <code>wait</code> with <code>after</code> to await a mail.',
  ],
  ['/adyen', 'Cards', 'Test cards, names, and how the payment stand-in answers.'],
  ['/adyen/log.json', 'Payment requests', 'What the payment stand-in was asked.'],
  ['/adyen/payments.json', 'Payments', 'What it has on its books.'],
  ['/adyen/webhooks.json', 'Notifications', 'What it delivered, how often, and the answers.'],
  ['/paypal', 'PayPal', 'Buyers by address, and how the wallet’s stand-in answers.'],
  ['/paypal/log.json', 'Wallet requests', 'What it was asked.'],
  ['/paypal/orders.json', 'Wallet orders', 'What it has on its books.'],
  ['/paypal/webhooks.json', 'Wallet notifications', 'What it delivered, and the answers.'],
  ['/trustpay', 'TrustPay', 'Test cards of its page; its API is <code>/trustpay/api/v1</code>.'],
  ['/maxpay', 'Maxpay', 'Test cards of its page; its API is <code>/maxpay/api/cc</code>.'],
  ['/mollie', 'Mollie', 'How a payment can end on the hosted checkout page.'],
  ['/mollie/log.json', 'Checkout requests', 'What the hosted provider’s stand-in was asked.'],
  ['/mollie/payments.json', 'Checkout payments', 'What it has on its books.'],
  ['/mollie/webhooks.json', 'Checkout notifications', 'What it delivered, and the answers.'],
  ['/wallets/events.json', 'Sheets', 'What happened on the sheets of Google Pay and Apple Pay.'],
  [
    '/google/.well-known/openid-configuration',
    'Identities',
    'The issuer that “Sign in with Google” asks.',
  ],
  [
    '/affiliate/postbacks.json',
    'Affiliates',
    'Postbacks to affiliates about signups and payments.',
  ],
  ['/affiliate/pixels.json', 'Pixels', 'What pages loaded of an advertising network.'],
  ['/authenticator', 'Authenticator', 'Codes for the demo’s operators at the desk.'],
  [
    '/pages/Bellagio',
    'Pages',
    'A page to link to in a chat, as <code>https://any.example/pages/NAME</code>.',
  ],
  ['/push', 'Push', 'What was pushed to browsers that subscribed here.'],
  ['/telegram', 'Telegram', 'Chats of the brands’ bots; one is at <code>/t.me/BOT</code>.'],
  ['/control', 'Control', 'Fault plan and webhook targets; change them by POST.'],
  ['/health', 'Health', 'Answers 200 while the sandbox runs.'],
];

/** Lists the parts of the sandbox. */
export function indexPage(): string {
  const rows = PLACES.map(
    ([path, name, text]) => `<tr><td><a href="${path}">${name}</a></td><td>${text}</td></tr>`,
  ).join('');
  return sandboxPage({
    title: 'External services, locally',
    body: `<h1>External services, locally</h1>
<p class="note">Stand-ins for the services the app talks to. No mail leaves this machine and no money moves.
The chat endpoint is <code>POST /openai/v1/chat/completions</code>, the card API <code>/adyen/v72</code>.</p>
<div class="sheet"><table>${rows}</table></div>`,
  });
}
