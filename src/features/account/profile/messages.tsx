/** Texts of the profile pages. */

import type { ReactNode } from 'react';
import { locale, translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

const shortDate = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });

export const messages = translated('features/account/profile', {
  profile: 'Profile',
  edit: 'Edit',
  settings: 'Settings',
  classes: 'Classes',
  lists: 'Lists',
  administration: 'Administration',
  joined: (date: ReactNode) => <>Joined {date}</>,
  signInName: (name: string) => `Sign-in name: ${name}`,
  profileOf: (username: string) => `The profile of @${username}`,

  solved: 'Solved',
  streak: 'Streak',
  longestStreak: 'Longest streak',
  days: (count: number) => counted(count, 'day'),
  unknown: '–',
  badges: 'Badges',
  earned: (at: Date) => `Earned ${shortDate.format(at)}`,

  activity: 'Activity',
  calendar: 'Calendar of the last year',
  weekdays: { monday: 'Mon', wednesday: 'Wed', friday: 'Fri' },
  accepted: (count: number, days: number) =>
    `${counted(count, 'accepted submission')} on ${counted(days, 'day')} of the last year`,
  acceptedOn: (count: number, day: string) => `${counted(count, 'accepted submission')} on ${day}`,
  activityUnknown: 'Not on this device yet. Connect once to download it.',

  submissions: 'Submissions',
  noSubmissions: (explore: ReactNode) => <>Nothing yet. {explore} and submit a solution.</>,
  findProblem: 'Find a problem',
  submissionsUnknown: 'Your submissions are not on this device yet. Connect once to download them.',
  olderUnavailable:
    'Older submissions are not on this device, and the server cannot be reached. Try again when you are online.',
  showOlder: 'Show older',
  loading: 'Loading…',
  answer: 'Answer',
  correct: 'Correct',
  incorrect: 'Incorrect',
  points: (score: number) => counted(Math.round(score), 'point'),
  code: 'Code',
  copyCode: 'Copy code',
  codeFor: (title: string) => `Code for ${title}`,
  receipts: {
    saved: 'Saved on this device',
    sent: 'Sent',
    judging: 'Judging',
    judged: 'Judged',
    refused: 'Refused',
    signInNeeded: 'Needs sign-in',
  },

  editing: {
    editProfile: 'Edit profile',
    editIntro: 'Changes are saved on this device and sent when there is a network.',
    displayNameMissing: 'Display name is required.',
    usernameHint: 'The address of your public profile changes too.',
    theme: 'Theme',
    preferredLanguage: 'Preferred language',
    shareSolutions:
      'Share my accepted solutions with people who have solved the same problem. Those from a contest are shared after it is over',
    save: 'Save',

    picture: 'Picture',
    choosePicture: 'Choose a picture',
    removePicture: 'Remove picture',
    cropPicture: 'Your picture',
    pictureUnreadable: 'The browser cannot read this file as a picture. Choose a PNG, JPEG or WebP file.',

    savedHere: 'Saved on this device',
    notSentYet: (fields: string) => `Not sent yet: ${fields}. Others see the change after it is sent.`,
    changeRefused: 'The server refused the change.',
    notChanged: (fields: string) => `Not changed: ${fields}.`,
    discardChange: 'Discard this change',
    fields: {
      displayName: 'display name',
      username: 'username',
      avatar: 'picture',
      preferences: 'settings',
    },
  },

  account: {
    yourAccount: 'Your account',
    exportExplained:
      'Download everything the server stores about you in one JSON file: profile, badges, submissions with code.',
    exportData: 'Export my data',
    collecting: 'Collecting…',
    deleteExplained:
      'If you delete the account, your profile, your picture and the account’s data on this device are deleted. You cannot undo this.',
    deleteAccount: 'Delete my account',
    deleteTitle: 'Delete your account?',
    deletingNeedsNetwork: 'Deleting the account needs the network',
    deleteWarning: (username: ReactNode) => (
      <>Your profile, picture, badges and drafts are deleted permanently. Type {username} to confirm.</>
    ),
    username: 'Username',
    deletePermanently: 'Delete permanently',
    deleting: 'Deleting…',
    keepAccount: 'Keep account',
    accountDeleted: 'Your account was deleted.',
  },
});
