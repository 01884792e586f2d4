import fc from 'fast-check';

export const AMOUNTS = ['none', 'one', 'short', 'exact', 'more'] as const;
/** Credits relative to the flow's message cost. */
export type Amount = (typeof AMOUNTS)[number];

/** One send with every factor that can decide its outcome. */
export type Case = {
  readonly flow: '7' | '12' | '15' | '21';
  readonly icebreakers: Amount;
  readonly free: Amount;
  readonly subscription: Amount;
  readonly bought: Amount;
  /** Of a subscription: `over` has ended and has not been processed yet. */
  readonly period: 'none' | 'over' | 'running' | 'renewing';
  readonly sender: 'active' | 'unconfirmed' | 'disabled';
  readonly cardVerified: boolean;
  readonly peer: 'member' | 'hosted' | 'system' | 'of another brand';
  readonly availability: 'listed' | 'unlisted' | 'not suiting' | 'gone' | 'for the verified';
  readonly earlier:
    | 'nothing'
    | 'my like'
    | 'their like'
    | 'mine'
    | 'mine, read'
    | 'theirs'
    | 'both';
  readonly matched: boolean;
  readonly blockedBy: 'nobody' | 'sender' | 'peer';
  readonly disclosed: boolean;
  /** How the peer's messages are paid: those written before, or one written now. */
  readonly peerPays: 'nothing' | 'before' | 'now';
  readonly photo: boolean;
  readonly text: 'some' | 'none' | 'too many' | 'a card number';
};

const LIKED = ['my like', 'their like'];

/** Removes impossible combinations: hosted profiles neither like nor write first, and strangers have no history. */
function possible(drawn: Case): Case {
  const { peer, earlier } = drawn;
  if (peer === 'system' || peer === 'of another brand') {
    const stranger = { earlier: 'nothing', matched: false, blockedBy: 'nobody' } as const;
    return { ...drawn, ...stranger, availability: 'listed', peerPays: 'nothing' };
  }
  if (peer === 'hosted') {
    const alone = LIKED.includes(earlier) || earlier === 'theirs' ? 'nothing' : earlier;
    const before = alone === 'mine, read' ? 'mine' : alone;
    const disclosed = drawn.disclosed || before !== 'nothing';
    const blockedBy = drawn.blockedBy === 'peer' ? 'nobody' : drawn.blockedBy;
    const alike = { earlier: before, disclosed, blockedBy };
    return { ...drawn, ...alike, matched: false, peerPays: 'nothing' };
  }
  const wrote = earlier === 'theirs' || earlier === 'both';
  const peerPays = drawn.peerPays === 'before' && !wrote ? 'nothing' : drawn.peerPays;
  return { ...drawn, peerPays, disclosed: false };
}

/** Makes the usual value as frequent as all others together, so that most sends meet at most one obstacle. */
const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof(
    { weight: 2 * others.length + 1, arbitrary: fc.constant(usual) },
    { weight: others.length, arbitrary: fc.constantFrom(...others) },
  );
const amount = fc.constantFrom(...AMOUNTS);
const few = fc.constantFrom<Amount>('none', 'one');

const whatever: fc.Arbitrary<Case> = fc
  .record<Case>({
    flow: fc.constantFrom('7', '12', '15', '21'),
    icebreakers: few,
    free: few,
    subscription: amount,
    bought: amount,
    period: mostly<Case['period']>('none', 'over', 'running', 'renewing'),
    sender: mostly<Case['sender']>('active', 'unconfirmed', 'disabled'),
    cardVerified: fc.boolean(),
    peer: mostly<Case['peer']>('member', 'hosted', 'hosted', 'system', 'of another brand'),
    availability: mostly<Case['availability']>(
      'listed',
      'unlisted',
      'not suiting',
      'gone',
      'for the verified',
    ),
    earlier: fc.constantFrom<Case['earlier'][]>(
      'nothing',
      'my like',
      'their like',
      'mine',
      'mine, read',
      'theirs',
      'both',
    ),
    matched: mostly<boolean>(false, true),
    blockedBy: mostly<Case['blockedBy']>('nobody', 'sender', 'peer'),
    disclosed: fc.boolean(),
    peerPays: fc.constantFrom<Case['peerPays'][]>('nothing', 'before', 'now'),
    photo: mostly<boolean>(false, true),
    text: mostly<Case['text']>('some', 'none', 'too many', 'a card number'),
  })
  .map(possible);

/** Only an invitation can refuse the send, so the credits decide. */
function unhindered(drawn: Case): Case {
  const open = {
    sender: 'active',
    cardVerified: true,
    availability: 'listed',
    blockedBy: 'nobody',
  } as const;
  const peer = drawn.peer === 'hosted' ? 'hosted' : 'member';
  return { ...drawn, ...open, peer, disclosed: peer === 'hosted', photo: false, text: 'some' };
}

export const anyCase = fc.oneof(whatever, whatever.map(unhindered).map(possible));

const PLAIN: Case = {
  flow: '7',
  icebreakers: 'one',
  free: 'one',
  subscription: 'none',
  bought: 'none',
  period: 'none',
  sender: 'active',
  cardVerified: false,
  peer: 'member',
  availability: 'listed',
  earlier: 'nothing',
  matched: false,
  blockedBy: 'nobody',
  disclosed: false,
  peerPays: 'nothing',
  photo: false,
  text: 'some',
};

/** One case per outcome, so that each is tested in every run. */
export const EACH_OUTCOME: Case[] = [
  PLAIN,
  { ...PLAIN, icebreakers: 'none', free: 'none', bought: 'short' },
  { ...PLAIN, free: 'none', subscription: 'short', bought: 'exact' },
  { ...PLAIN, text: 'none' },
  { ...PLAIN, text: 'too many' },
  { ...PLAIN, text: 'a card number' },
  { ...PLAIN, sender: 'disabled' },
  { ...PLAIN, peer: 'system' },
  { ...PLAIN, peer: 'of another brand' },
  { ...PLAIN, earlier: 'mine', blockedBy: 'sender' },
  { ...PLAIN, flow: '15' },
  { ...PLAIN, peer: 'hosted' },
  { ...PLAIN, flow: '12', earlier: 'mine' },
  { ...PLAIN, photo: true, text: 'none' },
  { ...PLAIN, photo: true, text: 'none', matched: true },
];
