import inject from 'light-my-request';
import type { Render } from './render-page.ts';
import { visitorScript } from './site-files/visitor-script.ts';
import { staticPage } from './static-page.ts';

type ToCache = {
  readonly url: string;
  readonly host: string;
  /** Internal headers that the page reads. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the page needs no React in the browser. */
  readonly isStatic: boolean;
};

/** A page as Next renders it for any visitor, without a connection of its own. Raises what the renderer raises. */
export async function renderStatic(
  render: Render,
  { url, host, headers, isStatic }: ToCache,
): Promise<{ readonly status: number; readonly html: string }> {
  const response = await inject(
    (request, answer) => {
      render(request, answer).catch((error: unknown) => {
        answer.destroy(error as Error);
      });
    },
    { method: 'GET', url, headers: { ...headers, host, 'x-amarena-resolved': '1' } },
  );
  const script = isStatic ? visitorScript() : undefined;
  const html = script ? staticPage(response.payload, script.path) : response.payload;
  return { status: response.statusCode, html };
}
