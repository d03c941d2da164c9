import { describe, expect, test } from 'vitest';
import { type ButtonFacts, type ContestButton, hasTimeLeft, joinButton, mainButton } from './contest-button';

const able: ButtonFacts = {
  phase: 'before',
  isSignedIn: true,
  registration: 'none',
  exclusion: null,
  isRunOpen: false,
};

describe('the main button', () => {
  test.each<[string, Partial<ButtonFacts>, ContestButton]>([
    [
      'CDET-15 CDET-22 signed out',
      { isSignedIn: false },
      { state: 'signIn', label: 'Sign In', tooltip: 'Sign In to join this contest', action: 'signIn' },
    ],
    [
      'CDET-16 waiting to be sent',
      { registration: 'queued' },
      {
        state: 'processing',
        label: 'Processing',
        tooltip: 'Your registration is waiting to be sent',
        action: null,
      },
    ],
    [
      'CDET-17 CDET-23 after the end',
      { phase: 'ended' },
      { state: 'ended', label: 'Contest Ended', tooltip: 'Contest Ended', action: null },
    ],
    [
      'CDET-18 CDET-24 registered',
      { registration: 'registered' },
      {
        state: 'registered',
        label: 'Registered',
        tooltip: 'You have already registered for this contest',
        action: null,
      },
    ],
    [
      'CDET-19 CDET-25 the domain is not allowed',
      { exclusion: 'domain' },
      {
        state: 'notAllowed',
        label: 'Not Allowed',
        tooltip: 'Your email domain is not allowed to join this contest',
        action: null,
      },
    ],
    [
      'CDET-19 CDET-26 the email is not on the list',
      { exclusion: 'emails' },
      {
        state: 'notAllowed',
        label: 'Not Allowed',
        tooltip: 'Your email is not allowed to join this contest',
        action: null,
      },
    ],
    [
      'blocked by the organiser',
      { exclusion: 'blocked' },
      {
        state: 'notAllowed',
        label: 'Not Allowed',
        tooltip: 'The organiser has blocked you from this contest',
        action: null,
      },
    ],
    ['CDET-20 otherwise', {}, { state: 'register', label: 'Register', tooltip: null, action: 'register' }],
    [
      'CDET-20 also while it runs',
      { phase: 'running' },
      { state: 'register', label: 'Register', tooltip: null, action: 'register' },
    ],
  ])('%s', (_, facts, button) => {
    expect(mainButton({ ...able, ...facts })).toEqual(button);
  });

  test('CDET-21 the first label in the order wins', () => {
    const labels: string[] = [];
    const all: ButtonFacts = {
      phase: 'ended',
      isSignedIn: false,
      registration: 'queued',
      exclusion: 'domain',
      isRunOpen: false,
    };
    const say = (change: Partial<ButtonFacts>) => {
      Object.assign(all, change);
      labels.push(mainButton(all).label);
    };
    say({});
    say({ isSignedIn: true });
    say({ registration: 'registered' });
    say({ phase: 'running' });
    say({ registration: 'none' });
    say({ exclusion: null });
    expect(labels).toEqual([
      'Sign In',
      'Processing',
      'Contest Ended',
      'Registered',
      'Not Allowed',
      'Register',
    ]);
  });
});

describe('the button beside it', () => {
  test('CDET-32 CDET-33 CDET-34 lets registered users join once the contest has started', () => {
    const registered: ButtonFacts = { ...able, registration: 'registered' };
    expect(joinButton(registered)).toBeNull();
    expect(joinButton({ ...registered, phase: 'running' })).toEqual({
      state: 'join',
      label: 'Join the Contest!',
      tooltip: null,
      action: 'join',
    });
    expect(joinButton({ ...able, phase: 'running' })).toBeNull();
    expect(joinButton({ ...able, phase: 'running', registration: 'queued' })).toBeNull();
  });

  test('CDET-35 is disabled after the end', () => {
    expect(joinButton({ ...able, phase: 'ended' })).toEqual({
      state: 'ended',
      label: 'Ended',
      tooltip: 'Contest has ended already.',
      action: null,
    });
  });

  test('CDET-32 CDET-35 lets a user with time left join after the common end', () => {
    const facts: ButtonFacts = { ...able, phase: 'ended', registration: 'registered', isRunOpen: true };
    expect(joinButton(facts)).toMatchObject({ label: 'Join the Contest!', action: 'join' });
    expect(mainButton(facts).label).toBe('Registered');
    const run = { end: null, deadline: '2030-01-01T12:00:00Z' };
    const noon = Date.parse(run.deadline);
    expect([hasTimeLeft(run, noon - 1), hasTimeLeft(run, noon), hasTimeLeft(null, 0)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(hasTimeLeft({ ...run, end: { reason: 'finished' } }, noon - 1)).toBe(false);
  });
});
