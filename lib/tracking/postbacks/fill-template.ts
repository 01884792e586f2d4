import { fail } from '../../kernel/errors.ts';
import { isListed } from '../../security/outgoing.ts';

type TemplateValues = {
  readonly clickid: string;
  readonly event: string;
  readonly eventId: string;
  readonly amount: string;
};

const PLACES = /\{(clickid|event|eventId|amount)\}/g;

/** The partner's URL with its placeholders filled in. Pure. */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template.replace(PLACES, (_, name: keyof TemplateValues) =>
    encodeURIComponent(values[name]),
  );
}

type Allowed = { readonly hosts: readonly string[]; readonly standIn: string | undefined };

/**
 * Checks a URL template entered by staff. Raises `input_invalid` when its host is not on the deployment's
 * list or contains a placeholder, and for unknown placeholders. Pure.
 */
export function checkTemplate(template: string, { hosts, standIn }: Allowed): string {
  const filled = fillTemplate(template, { clickid: 'c', event: 'e', eventId: 'i', amount: 'a' });
  if (!URL.canParse(filled) || /[{}]/.test(filled)) fail('input_invalid', { url: template });
  const url = new URL(filled);
  const [scheme = '', , authority = ''] = template.split('/', 3);
  const beforePath = `${scheme}//${authority}`;
  const fixed = !/[{}]/.test(beforePath);
  if (!fixed || !(url.origin === standIn || isListed(url, hosts))) {
    fail('input_invalid', { url: template, hosts: hosts.join(' ') });
  }
  return template;
}
