import type { OwnProfileData } from '#components/profile/own/types.ts';
import { OWN_ID } from '../support/render-member.tsx';

/** The own profile as a page receives it, with the test's changes. */
export function ownProfileData(change: Partial<OwnProfileData> = {}): OwnProfileData {
  return {
    clickid: OWN_ID,
    username: 'Nina',
    email: 'nina@example.test',
    confirmed_email: true,
    waitingEmail: null,
    confirmationSentAt: null,
    hasPassword: true,
    googleSince: null,
    surname: '',
    phone: '',
    age: 34,
    gender: 'woman',
    seeking: 'man',
    about: '',
    lookingFor: '',
    spokenLanguages: [],
    textState: 'approved',
    textReason: null,
    region: 'Emilia-Romagna',
    city: 'Bologna',
    province: 'BO',
    country: 'it',
    premiumLevel: 0,
    cardVerified: false,
    shown: true,
    hiddenBy: null,
    searchable: true,
    showsPresence: true,
    eraseAt: null,
    notifications: { email: true, telegram: false, pushNotifications: false },
    imageName: [],
    nextBillDate: null,
    paylog: [],
    ...change,
  };
}
