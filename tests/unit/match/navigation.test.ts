// [core §2 Desktop bar: Match] [core §2 Bottom menu: match] [core §6 Flow 0000]
import { describe, expect, test } from '@jest/globals';
import { navigationFor } from '#components/shell/places.ts';

const rest = ['chats', 'notifications', 'profile'];
const plain = { invitationMode: false, matchEnabled: true };
const invitations = { invitationMode: true, matchEnabled: true };
const compliant = { invitationMode: false, matchEnabled: false };

describe('the navigation', () => {
  test.each([
    ['seeks women', 'woman', plain, 'find', ['find', 'match']],
    ['seeks men', 'man', plain, 'find', ['find']],
    ['seeks women by invitation', 'woman', invitations, 'match', ['match']],
    ['seeks men by invitation', 'man', invitations, 'match', ['find']],
    ['seeks women without match', 'woman', compliant, 'find', ['find']],
    ['seeks men without match', 'man', compliant, 'find', ['find']],
  ] as const)('of a member who %s', (_, seeking, flow, start, menu) => {
    expect(navigationFor(seeking, flow)).toEqual({ start, menu: [...menu, ...rest] });
  });
});
