// [core §3 Stored keys source] [core §3 Stored key remarketing_clickid]
import { describe, expect, test } from '@jest/globals';
import { carryVisit, visitOrigin } from '#components/accounts/visit-origin.ts';

describe('the origin of a visitor', () => {
  test('is read from the URL, or else from storage', () => {
    expect(visitOrigin('/signup', '?fluxid=21&tid=n1&source=aff&campid=c9&clickid=k')).toEqual({
      path: '/signup',
      flowId: '21',
      tid: 'n1',
      source: 'aff',
      campid: 'c9',
      clickid: 'k',
    });
    expect(visitOrigin('/', '?page=2', { source: 'old', clickid: 'k', utm_medium: 'm' })).toEqual({
      path: '/',
      source: 'old',
      clickid: 'k',
      utm_medium: 'm',
    });
    expect(visitOrigin('/', '?source=')).toEqual({ path: '/' });
    expect(visitOrigin('/', `?source=${'x'.repeat(900)}`).source).toHaveLength(200);
  });

  test('belongs to one affiliate: an earlier one’s click is not used', () => {
    const stored = { source: 'old', clickid: 'k', kcampaign: 'c' };
    expect(visitOrigin('/', '?source=new', stored)).toEqual({ path: '/', source: 'new' });
    expect(visitOrigin('/', '?tid=new&clickid=', stored)).toEqual({ path: '/', tid: 'new' });
  });

  const page = 'http://dolcevita.localhost/?source=aff&clickid=k&page=2';
  test.each([
    ['/signup', 'http://dolcevita.localhost/signup?source=aff&clickid=k'],
    ['/signup?source=own#form', 'http://dolcevita.localhost/signup?source=own&clickid=k#form'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
    ['/api/legal/get_receipt/1', '/api/legal/get_receipt/1'],
    ['mailto:care@example.test', 'mailto:care@example.test'],
  ])('is carried by the link %p', (href, carried) => {
    expect(carryVisit(href, page)).toBe(carried);
  });
});
