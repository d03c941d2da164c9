import { useState } from 'react';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { CropDialog } from '../../../ui/crop/crop-dialog';
import { FileButton } from '../../../ui/form/file-button';
import { avatarBase64, avatarSize } from './draw-avatar';
import styles from './edit-profile.module.css';
import { messages } from './messages';

interface AvatarFieldProps {
  name: string;
  photoURL: string | null;
  /** base64; null removes the avatar. */
  onChange(avatar: string | null): void;
}

export function AvatarField({ name, photoURL, onChange }: AvatarFieldProps) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    setFault(null);
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      setFault(messages.editing.pictureUnreadable);
    }
  };
  return (
    <div className={styles.picture}>
      <Avatar name={name} photoURL={photoURL} large />
      <div className={styles.pictureWays}>
        <FileButton
          label={messages.editing.picture}
          accept="image/png,image/jpeg,image/webp"
          onFiles={([file]) => void open(file)}
        >
          {messages.editing.choosePicture}
        </FileButton>
        {photoURL && (
          <Button look="quiet" onClick={() => onChange(null)}>
            {messages.editing.removePicture}
          </Button>
        )}
        {fault && <p role="alert">{fault}</p>}
      </div>
      {picture && (
        <CropDialog
          title={messages.editing.cropPicture}
          picture={picture}
          size={avatarSize}
          round
          onClose={() => setPicture(null)}
          onUse={async (crop) => {
            onChange(await avatarBase64(picture, crop));
            setPicture(null);
          }}
        />
      )}
    </div>
  );
}
