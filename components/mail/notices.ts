/** Mails of one text and one button, by the key of their copy. */
export type NoticeCopy =
  | 'changeEmail'
  | 'emailChanging'
  | 'passwordChanged'
  | 'identityLinked'
  | 'telegramLinked'
  | 'disabled'
  | 'erasureBegun'
  | 'erasureLink'
  | 'exportReady'
  | 'reviewPublished'
  | 'reviewDenied'
  | 'leaveList'
  | 'reportReceived'
  | 'reportUpheld'
  | 'reportDismissed'
  | 'reactivated';
