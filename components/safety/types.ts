/** The profile that a report or a block is about. */
export interface SafetyPeer {
  readonly angelId: string;
  readonly screenName: string;
}
