// A client of another maker, written from docs/wire.md, docs/openapi.json and docs/asyncapi.json alone: it imports
// nothing of the app. Prints what it reached as one line of JSON.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { client } from './api.mjs';
import { connect } from './socket.mjs';

const { SANDBOX_URL } = process.env;
const PASSWORD = 'granita al limone 8';

async function signUp(sono, cerco) {
  const email = `third-party-${randomUUID()}@example.test`;
  const api = client();
  const account = await api.postSealed('/api/users/register', {
    email,
    password: PASSWORD,
    eta: 34,
    sono,
    cerco,
    geo: 'Liguria',
    city: 'Genova',
    country: 'it',
    terms1: true,
    terms2: true,
    terms3: true,
    terms4: true,
  });
  api.useToken(account.token);
  const trackerId = account.clickid;
  const { username } = await api.get(`/api/users/profile/${trackerId}`);
  return { api, email, trackerId, username };
}

async function confirm({ api, email }) {
  const url = `${SANDBOX_URL}/mail.json?to=${encodeURIComponent(email)}&wait=10000`;
  const mails = await (await fetch(url)).json();
  const links = mails.flatMap((mail) => mail.links);
  const link = links.find((each) => new URL(each).pathname.endsWith('/confirmEmail'));
  const token = new URL(link).searchParams.get('token');
  const { token: session } = await api.post('/api/users/confirmEmail', { token });
  if (session !== undefined) api.useToken(session);
  return api.post('/api/users/verify', { token: api.token() });
}

async function find({ api }, screenName) {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const result = await api.post('/api/dispenser', { country: 'it', region: 'Liguria', page });
    const found = result.profili.find((profile) => profile.screenName === screenName);
    if (found !== undefined) return found;
    pages = result.pages;
  }
  throw new Error('the other member was not found');
}

async function pay({ api, trackerId }) {
  const { plans } = await api.post('/api/pay_rules/get_pay_rules', { clickid: trackerId });
  const [plan] = plans.filter(({ product_id: id }) => id.startsWith('pack_'));
  const order = await api.post('/api/orders/mollie/createPayment', {
    rateplan: plan.product_id,
    acceptOrder: true,
    startNow: true,
    idempotencyKey: randomUUID(),
  });
  await fetch(order.threeDS.url, {
    method: 'POST',
    body: new URLSearchParams({ ending: 'paid' }),
    redirect: 'manual',
  });
  for (let tries = 0; tries < 50; tries += 1) {
    const { orderId } = order.data;
    const status = await api.post('/api/orders/mollie/checkTransactionStatus', { orderId });
    if (!['open', 'pending'].includes(status.message)) return { plan: plan.product_id, status };
    await sleep(200);
  }
  throw new Error('the order stayed open');
}

const ada = await signUp('donna', 'uomo');
const bruno = await signUp('uomo', 'donna');
const confirmed = [await confirm(ada), await confirm(bruno)];
const found = await find(ada, bruno.username);
const writing = await connect(ada.api.token());
const reading = await connect(bruno.api.token());
const sent = await writing.emit('chat', {
  angelId: found.id,
  msg: 'Ciao, ci vediamo sabato?',
  idClient: randomUUID(),
});
const received = await reading.next('chat', ({ from }) => from === 'peer');
const { messages } = await bruno.api.get(
  `/api/get/messages/${bruno.trackerId}/${received.angelId}?after=0`,
);
await reading.emit('read', { angelId: received.angelId, seq: received.seq });
const threadOfAda = await ada.api.get(`/api/get/messages/${ada.trackerId}/${found.id}?after=0`);
const read = threadOfAda.messages.find(({ id }) => id === sent.id);
await bruno.api.post('/api/collect/visited', {
  angelId: received.angelId,
  trackerId: bruno.trackerId,
});
const { visita: visits } = await ada.api.get(`/api/get/notifications/${ada.trackerId}`);
const paid = await pay(ada);
const credits = await writing.next('creditiResidui', ({ creditiComprati }) => creditiComprati > 0);
writing.close();
reading.close();
const erased = await ada.api.post('/api/users/erase', { password: PASSWORD });
const messaging = { sent, received, messages, read, visits };
console.log(JSON.stringify({ confirmed, found, ...messaging, paid, credits, erased }));
