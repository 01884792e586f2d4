import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { askedAttempt } from '#lib/payments/attempts/asked.ts';
import { processProviderEventsWork } from '#lib/payments/webhooks/process-provider-events.ts';
import type { Capability } from '#lib/payments/providers/capabilities.ts';
import { capabilitiesOf } from '#lib/payments/providers/registry.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { syncAttempt } from '#lib/payments/attempts/sync-attempt.ts';
import { createBuyer, createOrder } from '../../../factories/order.ts';
import type { Choice, Fault, ProviderBench } from '../bench.ts';
import { until } from './until.ts';

/** The attempt as stored. */
const row = (id: string) =>
  db().attempt.findUniqueOrThrow({ where: { id }, include: { intent: true, refunds: true } });

const incidents = (action: string, subject: string) =>
  db().auditEntry.count({ where: { action, subject } });

const charges = (intentId: string) => db().charge.count({ where: { intentId } });

async function order(bench: ProviderBench, choice: Choice, productId = 'pack_150') {
  const { provider, method } = bench;
  const buyer = await createBuyer();
  const { paymentMethod } = choice;
  const given = { viewer: buyer.viewer, provider: provider.name, method, paymentMethod, productId };
  const made = await createOrder(given);
  const { attempt, request } = made;
  const submit = () => submitAttempt(attempt, request, clock.now());
  /** Passes the return parameters to the provider, as the return page does. */
  const finish = async (returned: Readonly<Record<string, string>>) =>
    syncAttempt(
      attempt.id,
      await provider.finish(askedAttempt(await row(attempt.id)), returned),
      clock.now(),
    );
  /** Pays to the end, through the provider's page if there is one. */
  const pay = async () => {
    const sent = await submit();
    if (sent.state !== 'requires_action' || !sent.action) return sent;
    return finish(await bench.authenticate(sent.action, 'confirm', choice));
  };
  return { ...made, buyer, submit, finish, pay };
}

/** Stores and processes every notification of the reference, in the order given. */
async function deliver(bench: ProviderBench, reference: string, copies: number): Promise<void> {
  for (const delivery of await bench.deliveries(reference)) {
    for (let copy = 0; copy < copies; copy += 1) {
      await receiveProviderEvent({ ...delivery, now: clock.now() });
    }
  }
  await processProviderEventsWork.run(clock.now(), 100);
}

/** The helpers that the tests of every adapter share. `benchOf` is called when a test runs, not before. */
export function createSuite(benchOf: () => ProviderBench) {
  return {
    get bench(): ProviderBench {
      return benchOf();
    },
    row,
    incidents,
    charges,
    order: (choice: Choice, productId?: string) => order(benchOf(), choice, productId),
    can: (capability: Capability): boolean =>
      capabilitiesOf(benchOf().provider, benchOf().method)?.has(capability) === true,
    /** Neither a card nor a wallet token is stored, so a request cannot be sent again. */
    isSecret: (): boolean => ['sealed_card', 'wallet'].includes(benchOf().good.paymentMethod.kind),
    happens: (fault: Fault): boolean => !benchOf().without.includes(fault),
    deliver: (reference: string, copies = 1) => deliver(benchOf(), reference, copies),
    /** Resolves once a notification about the reference has arrived. */
    awaitNotification: (reference: string) =>
      until('a notification', async () => (await benchOf().deliveries(reference)).length > 0),
  };
}

export type Suite = ReturnType<typeof createSuite>;
