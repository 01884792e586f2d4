import type { MailDns } from '#lib/mailing/takes-mail.ts';
import { singleton } from '#lib/kernel/singleton.ts';

type Zone = {
  readonly mx?: readonly string[];
  readonly a?: readonly string[];
  readonly fails?: string;
  readonly silent?: boolean;
};

function refusal(code: string): Error {
  return Object.assign(new Error(code), { code });
}

function answer<T>(zone: Zone | undefined, found: readonly T[] | undefined): Promise<T[]> {
  if (zone?.silent === true) return new Promise(() => undefined);
  if (zone?.fails !== undefined) return Promise.reject(refusal(zone.fails));
  if (zone === undefined) return Promise.reject(refusal('ENOTFOUND'));
  return found === undefined ? Promise.reject(refusal('ENODATA')) : Promise.resolve([...found]);
}

/**
 * Replaces DNS for this test file: knows the given zones and denies every other name. Call it before the
 * first lookup. `asked` lists the names whose MX records were requested.
 */
export function mailDnsStandIn(zones: Record<string, Zone>) {
  const asked: string[] = [];
  const exchanges = (names: readonly string[] | undefined) =>
    names?.map((exchange, priority) => ({ exchange, priority }));
  const standIn = {
    resolveMx: (name: string) => {
      asked.push(name);
      return answer(zones[name], exchanges(zones[name]?.mx));
    },
    resolve4: (name: string) => answer(zones[name], zones[name]?.a),
    resolve6: (name: string) => answer<string>(zones[name], undefined),
    resolveNs: (name: string) => answer(zones[name], ['a.gtld-servers.example']),
  };
  singleton('mail-dns', () => standIn as unknown as MailDns);
  return { asked };
}
