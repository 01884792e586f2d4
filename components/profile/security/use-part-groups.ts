import {
  Ban,
  Download,
  EyeOff,
  FingerprintPattern,
  History,
  KeyRound,
  Link2,
  ListChecks,
  Mail,
  MonitorSmartphone,
  Trash2,
} from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { PROVIDER_LABELS, type ProviderName } from '#lib/accounts/identities/provider-names.ts';
import type { PartGroup } from './part-links.tsx';

interface PartStates {
  /** Whether the address is confirmed. */
  confirmed: boolean;
  /** Passkeys; undefined until they are loaded. */
  passkeys: number | undefined;
  /** Providers whose accounts are linked. */
  providers: readonly ProviderName[];
  /** Devices that are logged in; undefined until they are loaded. */
  sessions: number | undefined;
  /** Blocked people; undefined until they are loaded. */
  blocked: number | undefined;
  /** Addresses of people the member knows; undefined until they are counted. */
  known: number | undefined;
}

/** The parts of the security page by purpose, with their states. */
export function usePartGroups(states: PartStates): PartGroup[] {
  const { confirmed, passkeys, providers, sessions, blocked, known } = states;
  const t = useTranslations('security');
  const safety = useTranslations('safety.list');
  const { number } = useFormatter();
  const count = (value: number | undefined) => (value === undefined ? value : number(value));
  return [
    {
      title: t('groups.login'),
      parts: [
        {
          id: 'address',
          title: t('address.title'),
          icon: Mail,
          state: t(confirmed ? 'address.confirmed' : 'address.unconfirmed'),
        },
        { id: 'password', title: t('password.title'), icon: KeyRound },
        {
          id: 'passkeys',
          title: t('passkeys.title'),
          icon: FingerprintPattern,
          state: count(passkeys),
        },
        ...providers.map((id) => ({ id, title: PROVIDER_LABELS[id], icon: Link2 })),
        {
          id: 'sessions',
          title: t('sessions.title'),
          icon: MonitorSmartphone,
          state: count(sessions),
        },
      ],
    },
    {
      title: t('groups.privacy'),
      parts: [
        { id: 'blocked', title: safety('title'), icon: Ban, state: count(blocked) },
        { id: 'known', title: t('known.title'), icon: EyeOff, state: count(known) },
        { id: 'consents', title: t('consents.title'), icon: ListChecks },
        { id: 'messages', title: t('messages.title'), icon: History },
      ],
    },
    {
      title: t('groups.account'),
      parts: [
        { id: 'export', title: t('export.title'), icon: Download },
        { id: 'erase', title: t('erase.title'), icon: Trash2, danger: true },
      ],
    },
  ];
}
