import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { realtime } from '#lib/realtime/port.ts';
import { emit, hubWithMembers } from '../realtime/hub-members.ts';

const { members, connect } = hubWithMembers();

const hasVisibleTab = () => realtime().hasVisibleTab(members()[0].memberId);

test('counts a visible tab, and not a hidden or closed one', async () => {
  const phone = await connect(members()[0]);
  expect(await hasVisibleTab()).toBe(false);
  expect(await emit(phone, 'tabVisibility', { visible: true })).toEqual({ ok: true });
  expect(await hasVisibleTab()).toBe(true);
  await emit(phone, 'tabVisibility', { visible: false });
  expect(await hasVisibleTab()).toBe(false);
  await emit(phone, 'tabVisibility', { visible: true });
  phone.close();
  // The hub is notified a moment later; the time limit of the test ends an endless wait.
  while (await hasVisibleTab()) await sleep(10);
});

test('counts one visible tab of several, for its own member only', async () => {
  const [front, back] = [await connect(members()[0]), await connect(members()[0])];
  const other = await connect(members()[1]);
  await emit(other, 'tabVisibility', { visible: true });
  await emit(back, 'tabVisibility', { visible: false });
  expect(await hasVisibleTab()).toBe(false);
  await emit(front, 'tabVisibility', { visible: true });
  expect(await hasVisibleTab()).toBe(true);
});

test('refuses a malformed payload', async () => {
  const phone = await connect(members()[0]);
  expect(await emit(phone, 'tabVisibility', { visible: 'yes' })).toMatchObject({
    code: 'input_invalid',
  });
  expect(await emit(phone, 'tabVisibility')).toMatchObject({ code: 'input_invalid' });
  expect(await hasVisibleTab()).toBe(false);
});
