import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { open, seal } from './envelope.mjs';

const { API_PORT, API_HOST, WIRE_SECRET } = process.env;
const authority = `${API_HOST}:${API_PORT}`;

/** A client of one brand. Sealed answers are opened; a refused call throws with its code. */
export function client() {
  let token;
  const call = async (method, path, body) => {
    const { status, type, answer } = await send(method, path, body, token);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.parse(answer).code}`);
    return type.startsWith('text/plain') ? open(answer, WIRE_SECRET) : JSON.parse(answer);
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    postSealed: (path, body) => call('POST', path, { utente: seal(body, WIRE_SECRET) }),
    useToken: (given) => {
      token = given;
    },
    token: () => token,
  };
}

function send(method, path, body, token) {
  const headers = { host: authority };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: API_PORT, method, path, headers },
      (response) => {
        const { statusCode: status, headers: got } = response;
        const type = got['content-type'] ?? '';
        text(response).then((answer) => resolve({ status, type, answer }), reject);
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
