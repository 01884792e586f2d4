import { expect, test } from '@jest/globals';
import { actionText } from '#lib/desk/plain/action-text.ts';

test.each([
  ['GET /api/desk/members/{trackerId}/mails', 'Viewed emails'],
  ['GET /api/desk/members/{trackerId}', 'Viewed the account'],
  ['GET /api/desk/hostedProfiles/{id}', 'Viewed hosted profiles'],
  ['GET /api/desk/tickets/{reference}/files/{fileId}', 'Viewed a file of a ticket'],
  ['charge.refund', 'Refunded a payment'],
  ['plan.save_draft', 'Plan save draft'],
])('%s in the access log reads %s', (action, expected) => {
  expect(actionText(action)).toBe(expected);
});
