import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ManagedParticipant } from '../../../../contract/entities/contest/contest-manage';
import { renderAt } from '../../../../tests/support/components/render-at';
import { ParticipantRow } from './participant-row';

const eve = {
  username: 'eve',
  displayName: 'Eve',
  email: null,
  emailProven: false,
  blockedAt: null,
  registeredAt: '2026-11-20T12:00:00Z',
  extraTimeMs: 0,
  startedAt: null,
  deadline: null,
  end: null,
  warnings: 0,
} satisfies ManagedParticipant;
const show = (person: ManagedParticipant) =>
  renderAt(
    <ParticipantRow person={person} contest={{ maxWarnings: 3 } as never} nowMs={0} onOpen={() => {}} />,
  );
const mark = () => screen.queryByText('Joined by link after a disqualification');

test('a participant who joined by a link after somebody was out is marked in the list', async () => {
  await show({ ...eve, byLink: { at: '2026-11-20T12:00:00Z', isAfterOut: true } });
  expect(mark()).not.toBeNull();
});

test('a participant who joined by a link before is not marked', async () => {
  await show({ ...eve, byLink: { at: '2026-11-20T12:00:00Z', isAfterOut: false } });
  screen.getByText('Eve');
  expect(mark()).toBeNull();
});
