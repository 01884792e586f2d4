import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { realtime } from '#lib/realtime/port.ts';
import { emit, hubWithMembers } from '../realtime/hub-members.ts';

const { members, connect } = hubWithMembers();

const hasVisibleTab = () => realtime().hasVisibleTab(members()[0].memberId);

test('a window in view is known, one in the background or gone is not', async () => {
  const phone = await connect(members()[0]);
  expect(await hasVisibleTab()).toBe(false);
  expect(await emit(phone, 'tabVisibility', { visible: true })).toEqual({ ok: true });
  expect(await hasVisibleTab()).toBe(true);
  await emit(phone, 'tabVisibility', { visible: false });
  expect(await hasVisibleTab()).toBe(false);
  await emit(phone, 'tabVisibility', { visible: true });
  phone.close();
  // The hub hears of it a moment later; the test's own time limit ends a wait for nothing.
  while (await hasVisibleTab()) await sleep(10);
});

test('one visible window of several is enough, and it is the member’s own alone', async () => {
  const [front, back] = [await connect(members()[0]), await connect(members()[0])];
  const other = await connect(members()[1]);
  await emit(other, 'tabVisibility', { visible: true });
  await emit(back, 'tabVisibility', { visible: false });
  expect(await hasVisibleTab()).toBe(false);
  await emit(front, 'tabVisibility', { visible: true });
  expect(await hasVisibleTab()).toBe(true);
});

test('what is no answer to the question is refused', async () => {
  const phone = await connect(members()[0]);
  expect(await emit(phone, 'tabVisibility', { visible: 'yes' })).toMatchObject({
    code: 'input_invalid',
  });
  expect(await emit(phone, 'tabVisibility')).toMatchObject({ code: 'input_invalid' });
  expect(await hasVisibleTab()).toBe(false);
});
