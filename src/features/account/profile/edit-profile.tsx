import { useNavigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { type FormEvent, useState } from 'react';
import type { Preferences } from '../../../../contract/entities/profile';
import { defaultLanguage, languageLabels, languages, themes } from '../../../../contract/limits';
import { saveLastLanguageAnywhere } from '../../../data/drafts/drafts';
import { editProfile, type ProfileChanges, readPreferences } from '../../../data/work/profile-edits';
import { failureText } from '../../../lib/failure-text';
import { chooseTheme } from '../../../lib/theme';
import { messages as partMessages } from '../../../parts/messages';
import { BackLink } from '../../../ui/back-link';
import { Button } from '../../../ui/button';
import { CheckField } from '../../../ui/form/field';
import { Page } from '../../../ui/page';
import { Select } from '../../../ui/select';
import { showToast } from '../../../ui/toast';
import { DisplayNameField, UsernameField } from '../sign-up/names-fields';
import { checkDisplayName } from '../sign-up/signup-fields';
import { useUsernameCheck } from '../sign-up/use-username-check';
import { AccountData } from './account-data';
import { AvatarField } from './avatar-field';
import { EditNotices } from './edit-notices';
import styles from './edit-profile.module.css';
import { messages } from './messages';
import { type Person, useOwnPerson } from './use-own-person';

const themeOptions = themes.map((value) => ({ value, label: partMessages.themes[value] }));
const languageOptions = languages.map((value) => ({ value, label: languageLabels[value] }));

interface Wanted {
  displayName?: string;
  username?: string;
  avatar?: string | null;
  preferences?: Partial<Preferences>;
}

/** The fields that differ; null if none. */
export function changesOf(
  wanted: Wanted,
  now: { displayName: string; username: string | null },
): ProfileChanges | null {
  const { avatar, preferences } = wanted;
  const displayName = wanted.displayName?.trim();
  const username = wanted.username?.trim();
  const changes: ProfileChanges = {
    ...(displayName !== undefined && displayName !== now.displayName && { displayName }),
    ...(username !== undefined && username !== now.username && { username }),
    ...(avatar !== undefined && { avatar }),
    ...(preferences !== undefined && { preferences }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

export function EditProfile({ person }: { person: Person }) {
  const { uid } = person;
  const navigate = useNavigate();
  const { shown, pending, refused } = useOwnPerson(person);
  const preferences = useLiveQuery(() => readPreferences(uid), [uid]);
  const [wanted, setWanted] = useState<Wanted>({});
  const change = (part: Wanted) => setWanted((before) => ({ ...before, ...part }));
  const prefer = (part: Partial<Preferences>) => change({ preferences: { ...wanted.preferences, ...part } });

  const displayName = wanted.displayName ?? shown.displayName;
  const username = wanted.username ?? shown.username ?? '';
  const nameCheck = checkDisplayName(displayName);
  const usernameCheck = useUsernameCheck(username, shown.username ?? '');
  const changes = changesOf(wanted, shown);
  const isGood =
    nameCheck.state === 'valid' && (usernameCheck.state === 'valid' || usernameCheck.state === 'loading');

  const save = async () => {
    if (!changes) return;
    try {
      await editProfile(uid, changes);
    } catch (error) {
      const message = failureText(error);
      return showToast(message, { tone: 'alert', id: 'account' });
    }
    const { theme, language } = changes.preferences ?? {};
    if (theme) chooseTheme(theme);
    if (language) await saveLastLanguageAnywhere(language).catch(() => undefined);
    await navigate({ to: '/profile' });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isGood) void save();
  };

  return (
    <Page
      title={messages.editing.editProfile}
      narrow
      above={<BackLink from={undefined} fallback="/profile" label={messages.profile} />}
      intro={messages.editing.editIntro}
    >
      <div className={styles.edit}>
        <EditNotices pending={pending} refused={refused} />
        <form className={styles.form} noValidate onSubmit={onSubmit}>
          <AvatarField
            name={displayName}
            photoURL={pictureOf(wanted.avatar, shown.photoURL)}
            onChange={(avatar) => change({ avatar })}
          />
          <DisplayNameField
            value={displayName}
            onType={(value) => change({ displayName: value })}
            problem={nameCheck.state === 'empty' ? messages.editing.displayNameMissing : nameCheck.message}
          />
          <UsernameField
            value={username}
            onType={(value) => change({ username: value })}
            check={usernameCheck}
            hint={messages.editing.usernameHint}
            marked={wanted.username !== undefined}
          />
          <div className={styles.choice}>
            <span>{messages.editing.theme}</span>
            <Select
              label={messages.editing.theme}
              value={wanted.preferences?.theme ?? preferences?.theme ?? 'system'}
              options={themeOptions}
              onChoose={(theme) => prefer({ theme })}
            />
          </div>
          <div className={styles.choice}>
            <span>{messages.editing.preferredLanguage}</span>
            <Select
              label={messages.editing.preferredLanguage}
              value={wanted.preferences?.language ?? preferences?.language ?? defaultLanguage}
              options={languageOptions}
              onChoose={(language) => prefer({ language })}
            />
          </div>
          <CheckField
            label={messages.editing.shareSolutions}
            checked={wanted.preferences?.shareSolutions ?? preferences?.shareSolutions ?? false}
            onChange={(event) => prefer({ shareSolutions: event.currentTarget.checked })}
          />
          <Button type="submit" look="primary" disabled={!changes || !isGood}>
            {messages.editing.save}
          </Button>
        </form>
        <AccountData person={person} />
      </div>
    </Page>
  );
}

function pictureOf(avatar: string | null | undefined, photoURL: string | null): string | null {
  if (avatar === undefined) return photoURL;
  // Browsers detect the image type by the first bytes, whatever the MIME type says.
  return avatar === null ? null : `data:image/webp;base64,${avatar}`;
}
