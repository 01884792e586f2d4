import { describe, expect, test } from '@jest/globals';
import { checkSignup, type SignupValues } from '#components/accounts/check-signup.ts';
import { carryVisit, visitOrigin } from '#components/accounts/visit-origin.ts';

describe('where a visitor comes from', () => {
  test('is what the address says, else what was kept', () => {
    expect(visitOrigin('/signup', '?fluxid=21&tid=n1&source=aff&campid=c9&clickid=k')).toEqual({
      path: '/signup',
      ...{ flowId: '21', tid: 'n1', source: 'aff', campid: 'c9', clickid: 'k' },
    });
    expect(visitOrigin('/', '?source=new', { source: 'old', clickid: 'k' })).toEqual({
      ...{ path: '/', source: 'new', clickid: 'k' },
    });
    expect(visitOrigin('/', '?source=')).toEqual({ path: '/' });
    expect(visitOrigin('/', `?source=${'x'.repeat(900)}`).source).toHaveLength(200);
  });

  const page = 'http://dolcevita.localhost/?source=aff&clickid=k&page=2';
  test.each([
    ['/signup', 'http://dolcevita.localhost/signup?source=aff&clickid=k'],
    ['/signup?source=own#form', 'http://dolcevita.localhost/signup?source=own&clickid=k#form'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
    ['/api/legal/get_receipt/1', '/api/legal/get_receipt/1'],
    ['mailto:care@example.test', 'mailto:care@example.test'],
  ])('goes along with the link %p', (href, carried) => {
    expect(carryVisit(href, page)).toBe(carried);
  });
});

describe('the form’s own look at itself', () => {
  const empty: SignupValues = {
    ...{ email: '', password: '', age: '', place: undefined, gender: '', seeking: '' },
    ticks: { terms1: false, terms2: false, terms3: false, terms4: false },
  };

  test('finds every fault in the order of the texts', () => {
    expect(Object.keys(checkSignup(empty))).toEqual([
      ...['email', 'password', 'age', 'region', 'gender', 'seeking'],
      ...['terms1', 'terms2', 'terms4'],
    ]);
  });

  test('takes a full form with spaces in the address and marketing unticked', () => {
    expect(
      checkSignup({
        ...{ email: ' nina @example.test', password: 'granita al limone 7', age: '19' },
        place: { city: 'Sanremo', region: 'Liguria', province: 'Imperia' },
        ...{ gender: 'woman', seeking: 'man' },
        ticks: { terms1: true, terms2: true, terms3: false, terms4: true },
      }),
    ).toEqual({});
  });
});
