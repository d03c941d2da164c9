import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Field } from '../../../../ui/form/field';
import { messages } from '../messages';
import styles from '../statement.module.css';
import { imageUrl } from './image-facts';
import type { FoundImage } from './read-image-file';
import { WidthSelect } from './width-select';

const texts = messages.images;

export interface AddedImage {
  alt: string;
  width: number | undefined;
}

interface ImageDialogProps {
  found: FoundImage;
  onInsert(added: AddedImage): void;
  onClose(): void;
}

/** Asks for the text that stands for the image, and its width. */
export function ImageDialog({ found, onInsert, onClose }: ImageDialogProps) {
  const [added, setAdded] = useState<AddedImage>({ alt: '', width: undefined });
  const { image, width, height, bytes } = found;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The wizard is a form, too.
    event.stopPropagation();
    onInsert(added);
  };
  return createPortal(
    <Dialog title={texts.addTitle} onClose={onClose}>
      <form className={styles.dialog} noValidate onSubmit={submit}>
        <img className={styles.picture} src={imageUrl(image, found)} alt="" />
        <p className={styles.note}>
          {image.name}, {texts.facts(width, height, bytes)}
        </p>
        <Field
          label={texts.alt}
          hint={texts.altHint}
          autoComplete="off"
          autoFocus
          value={added.alt}
          onChange={({ currentTarget: { value: alt } }) => setAdded((now) => ({ ...now, alt }))}
        />
        <div className={styles.choice}>
          <span aria-hidden>{texts.width}</span>
          <WidthSelect
            label={texts.width}
            width={added.width}
            onChoose={(chosen) => setAdded((now) => ({ ...now, width: chosen }))}
          />
        </div>
        <div className={styles.ways}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" look="primary">
            {texts.insert}
          </Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
