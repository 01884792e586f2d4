import type { PopupSpec } from './popup-spec.ts';

/** The server's answer about the session as the page starts. */
export interface StartUpAnswer {
  readonly verify: boolean;
  readonly error?: string | undefined;
  readonly email?: string;
  readonly email_score?: number;
  readonly confirmed_email?: boolean;
  readonly region?: string | null;
  readonly giftedMessages?: number;
  readonly imageName?: string;
  readonly lastActivity?: string | null;
  readonly flow?: { readonly optin: string; readonly photoOptional: boolean };
}

export interface StartUp {
  /** Whether the member may use the pages behind the popups. */
  readonly verified: boolean;
  readonly popups: readonly PopupSpec[];
}

/** A flow that does not require a photo proposes one once, to a new member. */
function photoIsDue({ flow, lastActivity, imageName }: StartUpAnswer): boolean {
  return flow?.photoOptional === true && lastActivity === null && imageName === '';
}

/** The popups of a start-up, in the order of the reference texts. */
export function startUp(answer: StartUpAnswer): StartUp {
  if (answer.error !== undefined) return { verified: false, popups: [{ kind: 'disabled' }] };
  if (!answer.verify) return { verified: false, popups: [{ kind: 'signup' }] };
  const { email = '', email_score: score = 1, giftedMessages: gift = 0 } = answer;
  const unconfirmed = answer.flow?.optin === 'doi' && answer.confirmed_email === false;
  const placeless = answer.region === null || answer.region === '';
  return {
    verified: !placeless,
    popups: [
      ...(unconfirmed ? [{ kind: 'doi' as const, email, deliverable: score > 0 }] : []),
      ...(placeless ? [{ kind: 'region' as const }] : []),
      ...(gift > 0 ? [{ kind: 'gift' as const, messages: gift }] : []),
      ...(photoIsDue(answer) ? [{ kind: 'photo' as const }] : []),
    ],
  };
}
