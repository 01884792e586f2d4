import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';

export const PASSWORD = 'granita al limone 8';
const REPLIED_WITHIN_MS = 90_000;
const SENT_WITHIN_MS = 8_000;

/** Signs a member up: { email, token, trackerId }. */
export async function signUp(site, sono, cerco) {
  const email = `container-${randomUUID()}@example.test`;
  const form = { email, password: PASSWORD, eta: 34, sono, cerco };
  const place = { geo: 'Liguria', city: 'Genova', country: 'it' };
  const terms = { terms1: true, terms2: true, terms3: false, terms4: true };
  const body = Object.assign(form, place, terms);
  const { token, clickid: trackerId } = await site.call('/api/users/register', { body });
  return { email, token, trackerId };
}

/** Follows the link of the confirmation mail, which the sandbox's mail server received. */
export async function confirmAddress(site, member) {
  const path = `/mail.json?to=${encodeURIComponent(member.email)}&wait=10000`;
  for (let tries = 0; tries < 12; tries += 1) {
    const mails = await site.call(path, { host: 'sandbox.localhost' });
    const link = mails.flatMap(({ links }) => links).find((each) => each.includes('/confirmEmail'));
    if (link !== undefined) {
      const token = new URL(link).searchParams.get('token');
      await site.call('/api/users/confirmEmail', { token: member.token, body: { token } });
      return new URL(link).origin;
    }
  }
  throw new Error(`no confirmation mail for ${member.email}`);
}

/** Sends a message, again after a refusal for a missing disclosure, which the refusal shows. */
export async function say(socket, angelId, msg, idClient = randomUUID()) {
  const emit = () => socket.timeout(SENT_WITHIN_MS).emitWithAck('chat', { angelId, msg, idClient });
  const first = await emit();
  return first.code === 'disclosure_required' ? emit() : first;
}

/** Writes to a hosted profile of the first page and waits for its reply. */
export async function writeToHosted(site, member) {
  const body = { country: 'it', region: 'Liguria', page: 1 };
  const { profili } = await site.call('/api/dispenser', { token: member.token, body });
  const hosted = profili.find(({ kind }) => kind === 'hosted');
  if (hosted === undefined) throw new Error('no hosted profile on the first page');
  const socket = site.connect(member.token);
  try {
    await once(socket, 'connect');
    await socket.timeout(SENT_WITHIN_MS).emitWithAck('clickid', { clickid: member.trackerId });
    const reply = new Promise((resolve) => {
      socket.on('chat', (event) => {
        if (event.from === 'peer') resolve(event);
      });
    });
    const acked = await say(socket, hosted.id, 'Ciao, che cosa fai domenica?');
    if (!acked.ok) throw new Error(`the message was refused: ${acked.code}`);
    const late = sleep(REPLIED_WITHIN_MS).then(() => Promise.reject(new Error('no reply')));
    return await Promise.race([reply, late]);
  } finally {
    socket.close();
  }
}

/** Uploads a picture: its id. */
export async function upload(site, { token, trackerId }) {
  const background = { r: 200, g: 90, b: 60 };
  const create = { width: 600, height: 600, channels: 3, background };
  const picture = await sharp({ create }).jpeg().toBuffer();
  const boundary = randomUUID();
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="avatar"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const form = { type: `multipart/form-data; boundary=${boundary}`, bytes };
  const { data } = await site.call(`/api/upload/${trackerId}`, { token, form });
  return data.id;
}
