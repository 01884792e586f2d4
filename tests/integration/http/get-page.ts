import { request, type IncomingHttpHeaders } from 'node:http';

export type Got = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

type PageRequest = {
  readonly method?: 'GET' | 'HEAD';
  readonly headers?: Readonly<Record<string, string>>;
};

/** Requests an address of a brand's host, as written in links, from the app on `port`. */
export function getPage(port: number, address: URL, options: PageRequest = {}): Promise<Got> {
  const { method = 'GET', headers = {} } = options;
  const path = `${address.pathname}${address.search}`;
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers, host: address.host } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}
