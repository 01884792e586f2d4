// [core §2 Tracking parameters survive]
import { expect, test } from '@jest/globals';
import { attributionQuery, withAttributionQuery } from '#lib/http/client/attribution-query.ts';

test('keeps the attribution parameters, and nothing else', () => {
  const search =
    '?source=aff&campid=c%201&country=it&clickid=k&tid=t&fluxid=12&remarketing_clickid=r&token=secret&mail=a@b.it';
  expect(attributionQuery(search)).toBe(
    '?source=aff&campid=c+1&country=it&clickid=k&tid=t&fluxid=12&remarketing_clickid=r',
  );
  expect(attributionQuery('?token=secret&source=')).toBe('');
});

test.each([
  ['/find', '?source=a&x=1', '/find?source=a'],
  ['/find?hook=signup', '?source=a', '/find?hook=signup&source=a'],
  ['/find?source=own', '?source=a&tid=t', '/find?source=own&tid=t'],
  ['/chats/ab#end', '?tid=t', '/chats/ab?tid=t#end'],
  ['/find', '', '/find'],
])('%s with %s is %s', (path, search, whole) => {
  expect(withAttributionQuery(path, search)).toBe(whole);
});
