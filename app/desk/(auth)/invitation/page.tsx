import type { Metadata } from 'next';
import { renderSVG } from 'uqr';
import { InvitationForm } from '#components/desk/auth/invitation-form.tsx';
import { readInvitation } from '#lib/desk/operators/read-invitation.ts';
import { clock } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';

export const metadata: Metadata = { title: 'Invitation' };

type Query = {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

async function offered(token: string) {
  try {
    return await readInvitation(token, clock.now());
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}

export default async function InvitationPage({ searchParams }: Query) {
  const { token = '' } = await searchParams;
  const invitation = typeof token === 'string' ? await offered(token) : null;
  if (!invitation) {
    return (
      <div className="grid gap-2">
        <h1 className="display text-2xl">Invitation expired</h1>
        <p className="text-ink-soft">
          It was used, replaced or older than two days. Ask an admin for a new one.
        </p>
      </div>
    );
  }
  const { name, email, secret, address } = invitation;
  const picture = renderSVG(address, { ecc: 'M', border: 2 });
  return <InvitationForm token={String(token)} offer={{ name, email, secret, picture }} />;
}
