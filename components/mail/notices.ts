/** Mails of one text and one button, by the words that they are written with. */
export type NoticeCopy =
  | 'changeEmail'
  | 'emailChanging'
  | 'passwordChanged'
  | 'disabled'
  | 'erasureBegun'
  | 'erasureLink'
  | 'exportReady'
  | 'leaveList';
