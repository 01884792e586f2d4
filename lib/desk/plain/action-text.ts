/** Accesses and actions whose stored name is not readable as it is. */
const NAMES: Readonly<Record<string, string>> = {
  open_page: 'Opened a page',
  try_page: 'Was refused a page',
  need_second_factor: 'Was asked for a second factor',
  log_in: 'Logged in',
  invite_operator: 'Invited an operator',
  change_operator: 'Changed an operator',
  reset_operator: 'Reset an operator',
  disable_operator: 'Disabled an operator',
  accept_invitation: 'Accepted an invitation',
  find_member: 'Found by search',
  export_member: 'Exported the data',
  erase_member: 'Requested erasure',
  keep_member: 'Cancelled the erasure',
  disable_member: 'Closed the account',
  reactivate_member: 'Reopened the account',
  warn_member: 'Warned the member',
  restrict_text: 'Hid the profile text',
  write_note: 'Wrote a note',
  give_credits: 'Granted credits',
  end_session: 'Ended a session',
  end_sessions: 'Ended all sessions',
  'approval.request': 'Asked for a second person',
  'approval.approved': 'Approved a request',
  'approval.declined': 'Declined a request',
  'approval.void': 'Closed an outdated request',
  'schedule.create': 'Scheduled a publication',
  'schedule.cancel': 'Cancelled a scheduled publication',
  'schedule.void': 'Could not publish as scheduled',
  'charge.refund': 'Refunded a payment',
  'payment.ask': 'Checked a payment',
  'refund.ask': 'Checked a refund',
  'refund.retracted': 'Refund was returned to us',
  'refund.unsettled': 'Refund takes longer than usual',
  'refund.wrong_amount': 'Refund has another amount',
  'event.retry': 'Processed a provider event again',
  'card.revoke': 'Removed a stored card',
  'payer.block': 'Refused a payer',
  'declaration.void': 'Discarded a declaration',
  'declaration.effect': 'Carried out a declaration',
  'photo.view': 'Viewed a photo',
  'photo.approve': 'Approved a photo',
  'photo.reject': 'Rejected a photo',
  'verification.view': 'Viewed a selfie',
  'verification.approve': 'Verified a photo',
  'verification.refuse': 'Refused a verification',
  'chat_photo.remove': 'Removed a chat photo',
  'queue.view': 'Viewed in the queue',
  'queue.decide': 'Decided in the queue',
  'queue.translate': 'Had an item of the queue translated',
  'queue.escalate': 'Passed an item of the queue on',
  'ticket.claim': 'Claimed a ticket',
  'ticket.release': 'Released a ticket',
  'ticket.preview': 'Previewed a reply',
  'ticket.reply': 'Replied to a ticket',
  'ticket.upload_file': 'Uploaded a file for a reply',
  'ticket.assign': 'Assigned a ticket',
  'ticket.note': 'Wrote a note on a ticket',
  'ticket.merge': 'Merged a ticket into another',
  'ticket.tag': 'Tagged a ticket',
  'ticket.snooze': 'Set a ticket aside',
  'ticket.unsnooze': 'Took up a ticket again',
  'ticket.close': 'Closed a ticket',
  'ticket.reopen': 'Reopened a ticket',
  'conversation.take_over': 'Took over a conversation',
  'conversation.hand_back': 'Handed back a conversation',
  'conversation.say': 'Replied in a conversation',
  'conversation.suggest': 'Asked for a suggestion',
};

/** Actions by which the log is filtered, in the order of their words. */
export const namedActions = Object.entries(NAMES)
  .map(([action, text]) => ({ action, text }))
  .sort((one, other) => one.text.localeCompare(other.text, 'en'));

/** What a call showed, by its last words: `/members/{trackerId}/mails` as `mails`. */
const SHOWN: Readonly<Record<string, string>> = {
  members: 'the account',
  mails: 'emails',
  timeline: 'the history',
  orders: 'an order',
  payments: 'payments',
  tickets: 'tickets',
  conversations: 'a conversation',
  files: 'a file of a ticket',
  picture: 'a picture',
  photos: 'a photo',
  declarations: 'declarations',
  rights: 'data rights',
  csv: 'analytics as CSV',
  export: 'the access log as CSV',
};

function sentenceCase(code: string): string {
  const text = code.replaceAll(/[_.]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An entry of the access log in words: `GET /api/desk/members/{trackerId}/mails` as `Viewed emails`. */
export function actionText(action: string): string {
  const [, path] = /^GET \/api\/desk\/(.*)$/.exec(action) ?? [];
  if (path === undefined) return NAMES[action] ?? sentenceCase(action);
  const last =
    path
      .split('/')
      .filter((part) => !part.startsWith('{'))
      .at(-1) ?? '';
  const spaced = last.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return `Viewed ${SHOWN[last] ?? spaced}`;
}
