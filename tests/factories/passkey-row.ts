import { newId } from '#lib/kernel/ids.ts';

/** A passkey of dolcevita that stays on one device. */
export function passkeyOf(memberId: string, now: Date) {
  return {
    id: newId(),
    memberId,
    brandId: 'dolcevita',
    credentialId: newId(),
    publicKey: Uint8Array.of(1),
    counter: 0n,
    synced: false,
    backedUp: false,
    name: 'Telefono',
    createdAt: now,
  };
}
