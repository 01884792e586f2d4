import { useEffect, type ReactNode } from 'react';
import { MatchMomentHost } from '#components/match/moment-host.tsx';
import { PeerPictures } from '#components/media/peer-picture.tsx';
import { MemberStateProvider } from '#components/realtime/member-state.tsx';
import { RealtimeContext } from '#components/realtime/realtime-provider.tsx';
import { useTabVisibility } from '#components/realtime/realtime-provider.tsx';
import { HookFactsProvider, type HookFacts } from '#components/payments/hooks/hook-facts.tsx';
import { PopupHost } from '#components/popups/popup-host.tsx';
import { hookKinds } from '#lib/flows/config.ts';
import type { MemberConnection } from '#lib/realtime/client/member-connection.ts';
import type { RemainingCredits } from '#lib/realtime/events.ts';
import { recordNavigation } from './navigation.ts';
import { renderPage, type Page, type PageOptions } from './render.tsx';
import { answeringByDefault } from './server.ts';
import { connectionOver, SocketStandIn } from './socket.ts';

/** The own member's public id on every page of a test. */
export const OWN_ID = 'mememememememememeXX';

/** Credits of a paying member, with the test's changes: `credits({ messageCredits: 0 })`. */
export function credits(change: Partial<RemainingCredits> = {}): RemainingCredits {
  return {
    level: 1,
    messageCredits: 20,
    subscriptionCredits: 20,
    boughtCredits: 0,
    freeCredits: 0,
    totalCredits: 20,
    icebreakerCredits: 3,
    likeCredits: 5,
    messageCost: 1,
    lastGrant: 50,
    ...change,
  };
}

export interface MemberOptions extends PageOptions {
  /** Country and gender of the profiles that the member sees. */
  peers?: { country: string; gender: 'man' | 'woman' };
  counts?: { unread?: number; newNotifications?: number };
  credits?: RemainingCredits;
  hooks?: Partial<HookFacts>;
  socket?: SocketStandIn;
}

export interface MemberPage extends Page {
  readonly socket: SocketStandIn;
  readonly connection: MemberConnection;
  /** The reasons of the socket errors that the page reported. */
  readonly errors: readonly string[];
}

function Realtime({ connection, children }: { connection: MemberConnection; children: ReactNode }) {
  useEffect(() => {
    connection.open();
    return () => {
      connection.close();
    };
  }, [connection]);
  useTabVisibility(connection);
  return <RealtimeContext value={{ connection, trackerId: OWN_ID }}>{children}</RealtimeContext>;
}

/** Renders content as a member's page, inside what app/member-frame.tsx provides, without its bars and menus. */
export function renderMember(content: ReactNode, options: MemberOptions = {}): MemberPage {
  const { peers = { country: 'it', gender: 'woman' }, socket = new SocketStandIn() } = options;
  const { unread = 0, newNotifications = 0 } = options.counts ?? {};
  const held = options.credits ?? credits();
  // Fetched on every reconnection.
  answeringByDefault({
    'GET /api/get/all/{trackerId}': { unreadMessages: unread, newNotifications, likedProfiles: [] },
    'GET /api/get/credits/{trackerId}': { remainingCredits: held, entries: [] },
  });
  const errors: string[] = [];
  const connection = connectionOver(socket, {
    trackerId: OWN_ID,
    onSocketError: (reason) => errors.push(reason),
    reload: () => {
      recordNavigation({ kind: 'reload', href: location.href });
    },
  });
  const facts: HookFacts = {
    prefix: '',
    shown: hookKinds,
    freePages: 2,
    matchEnabled: true,
    checkFirst: false,
    ...options.hooks,
  };
  const around = (inside: ReactNode) => (
    <Realtime connection={connection}>
      <MemberStateProvider initial={{ unread, newNotifications, credits: held }}>
        <HookFactsProvider facts={facts}>
          <PopupHost prefix={facts.prefix} country={peers.country} trackerId={OWN_ID}>
            <PeerPictures {...peers}>
              <MatchMomentHost prefix={facts.prefix}>{inside}</MatchMomentHost>
            </PeerPictures>
          </PopupHost>
        </HookFactsProvider>
      </MemberStateProvider>
    </Realtime>
  );
  const page = renderPage(around(content), options);
  const redraw = (inside: ReactNode): void => {
    page.redraw(around(inside));
  };
  return { ...page, redraw, socket, connection, errors };
}
