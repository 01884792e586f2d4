import { inTransaction } from '../db/client.ts';
import { FingerprintKind } from '../db/generated/enums.ts';
import { fail } from '../kernel/errors.ts';
import { checkLedger } from '../payments/check-ledger.ts';
import { findPayments } from '../payments/find-payments.ts';
import { failedEvents, moneyIncidents, openDisputes } from '../payments/money-queues.ts';
import { settlementCsv } from '../payments/settlement-csv.ts';
import { settlementLines } from '../payments/settlement-lines.ts';
import { audit } from '../audit/audit.ts';
import type { Command } from './command.ts';
import { askAboutPayment, retryEvent, revokeCard } from '../staff/money-actions.ts';
import { queueCommand } from './queue-command.ts';
import { blockPayer, decideBlock } from '../staff/payment-blocks.ts';
import { refundCharge } from '../staff/refund-charge.ts';

function dayOf(text: string): Date {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day && !Number.isNaN(day.getTime()) ? day : fail('input_invalid', { date: text });
}

/** `all`, or an amount in the receipt's format: 24.90. */
function amountOf(text: string): number | undefined {
  if (text === 'all') return undefined;
  if (!/^\d{1,6}\.\d\d$/.test(text)) fail('input_invalid', { amount: text });
  return Number(text.replace('.', ''));
}

const payment = (usage: string, action: typeof askAboutPayment, done: string): Command => ({
  usage,
  needs: 1,
  run: async ({ args: [which = ''], actor, now }) => {
    await action(which, { actor, now });
    return [done];
  },
});

const kindOf = (name: string): FingerprintKind =>
  Object.values(FingerprintKind).find((kind) => kind === name) ??
  fail('input_invalid', { kind: name });

const decision = (usage: string, confirm: boolean, done: string): Command => ({
  usage,
  needs: 2,
  run: async ({ args: [id = '', ...rest], actor, now }) => {
    await decideBlock({ id, confirm, reason: rest.join(' '), actor, now });
    return [done];
  },
});

/** Command-line commands for payments. */
export const moneyCommands: Readonly<Record<string, Command>> = {
  'payment-find': {
    usage: 'payment-find ORDERID|CHARGEID|REFERENCE|TRACKERID',
    needs: 1,
    run: async ({ args: [wanted = ''], actor, now }) => {
      const action = 'find_payments';
      await inTransaction((tx) => audit(tx, { actor, action, subject: wanted, now }));
      const found = await findPayments(wanted);
      return found.length === 0 ? ['No payments found.'] : found.map((one) => JSON.stringify(one));
    },
  },
  'payment-refund': {
    usage: 'payment-refund CHARGEID all|AMOUNT REASON',
    needs: 3,
    run: async ({ args: [chargeId = '', amount = '', ...rest], actor, now }) => {
      const amountMinor = amountOf(amount);
      const refund = { chargeId, amountMinor, reason: rest.join(' '), actor, now };
      const cents = await inTransaction((tx) => refundCharge(tx, refund));
      return [`Refund of ${(cents / 100).toFixed(2)} for ${chargeId} requested.`];
    },
  },
  'payment-reconcile': payment(
    'payment-reconcile REFERENCE',
    askAboutPayment,
    'Status check queued.',
  ),
  settlements: {
    usage: 'settlements FROM TO (dates, end exclusive; prints CSV)',
    needs: 2,
    run: async ({ args: [from = '', to = ''], actor, now }) => {
      const span = [dayOf(from), dayOf(to)] as const;
      const subject = `${from}..${to}`;
      await inTransaction((tx) => audit(tx, { actor, action: 'read_settlements', subject, now }));
      return settlementCsv(await settlementLines(...span));
    },
  },
  disputes: queueCommand('disputes', 'read_disputes', openDisputes),
  incidents: queueCommand('incidents', 'read_incidents', moneyIncidents),
  'events-failed': queueCommand('events-failed', 'read_failed_events', failedEvents),
  'event-retry': payment('event-retry EVENTID', retryEvent, 'Event queued.'),
  'payer-block': {
    usage: 'payer-block ORDERID card,email,ip REASON',
    needs: 3,
    run: async ({ args: [orderId = '', named = '', ...rest], actor, now }) => {
      const kinds = named.split(',').map(kindOf);
      const entries = await blockPayer({ orderId, kinds, reason: rest.join(' '), actor, now });
      return [`Entries added: ${entries}.`];
    },
  },
  'payer-confirm': decision('payer-confirm ENTRYID REASON', true, 'Payments are refused.'),
  'payer-lift': decision('payer-lift ENTRYID REASON', false, 'Payments are no longer refused.'),
  'card-revoke': payment('card-revoke CARDID', revokeCard, 'Card revoked.'),
  'ledger-check': {
    usage: 'ledger-check',
    needs: 0,
    run: async ({ now }) => {
      const faults = await checkLedger(now);
      if (faults.length === 0) return ['The ledger is balanced.'];
      return faults.map(({ rule, subject }) => `${rule}: ${subject}`);
    },
  },
};
