import { HOUR, MINUTE } from '../kernel/clock.ts';

/** Ages that a search offers: the oldest signup age and the youngest age of a profile. */
export const SEARCH_AGE_MIN = 18;
export const SEARCH_AGE_MAX = 98;
/** Profiles on a page of a search. */
export const SEARCH_PAGE_SIZE = 20;
/** The last page that can be asked for. */
export const SEARCH_MAX_PAGE = 500;
/** Places reserved for hosted profiles on the first page, even where members would fill them (DESIGN §6). */
export const HOSTED_ON_FIRST_PAGE = 3;
/** Fewer profiles than this are not a page of their own: the search starts again at page 1. */
export const LAST_PAGE_MIN = 5;
/** A search with fewer results in its region continues in the regions around it. */
export const REGION_RESULTS_MIN = 12;
/** The newest likes of a member that the list of likes considers. */
export const LIKERS_MAX = 500;
/** Fewer members online than this could be identified, or make the region look empty. */
export const ONLINE_COUNT_MIN = 5;

/**
 * Kilometres between two town centres at which a band of the order by distance ends; the last band has no end. Coarse,
 * so that no order tells more than a region's map does.
 */
export const NEAR_BANDS_KM = [20, 50, 100] as const;
/** Times since the last activity at which a band of the order by activity ends; the first is that of the online mark. */
export const ACTIVE_BANDS_MS = [15 * MINUTE, HOUR, 6 * HOUR] as const;

/** Searches that a member can save, and how long the name of one may be. */
export const SAVED_SEARCHES_MAX = 10;
export const SEARCH_NAME_MAX_LENGTH = 40;
/** New members of a saved search are counted up to this. */
export const NEW_MEMBERS_MAX = 99;
/**
 * Hour of the brand's day at which saved searches look for new members: outside the quiet hours, and before the mail of
 * the evening.
 */
export const SEARCH_ALERT_HOUR = 17;

/** Members in incognito who like the viewer, shown on the first page of a search beside those who are listed. */
export const INCOGNITO_ON_FIRST_PAGE = 4;
/** Members who are picked for a member each day. Nobody is picked again while the picks are stored. */
export const PICKS_A_DAY = 5;

/** How long a like can be undone. */
export const LIKE_UNDO_MS = 5 * MINUTE;
/** Swipes and visits of one member, each within `seconds`: more is a script. How many likes a member has is a flow's `likeCredits`. */
export const SWIPE_RATE = { points: 120, seconds: 60 } as const;
/** The owner of a profile is notified of the same visitor at most this often. */
export const VISIT_NOTICE_MS = 24 * HOUR;
