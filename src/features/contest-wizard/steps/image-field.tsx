import { lazy, Suspense, useState } from 'react';
import { contestImages } from '../../../../contract/limits';
import {
  type ContestImage,
  imageRules,
  validateImage,
  validateImageType,
} from '../../../../contract/rules/contest/contest-image';
import { Button } from '../../../ui/button';
import type { Crop } from '../../../ui/crop/crop';
import { FileButton } from '../../../ui/form/file-button';
import { useObjectUrl } from '../../../ui/use-object-url';
import { messages } from '../messages';
import styles from './image-field.module.css';

/** Lazy: few images need cropping. */
const CropDialog = lazy(async () => ({ default: (await import('../../../ui/crop/crop-dialog')).CropDialog }));

/** Logos may be transparent, banners are mostly photographs. Throws a message for the user. */
async function cropImage(field: ContestImage, picture: ImageBitmap, crop: Crop) {
  const { cutDrawing, cutPhoto } = await import('../../../ui/crop/draw-crop');
  const cropAs = { customLogo: cutDrawing, customBanner: cutPhoto };
  return cropAs[field](picture, crop, contestImages[field]);
}

const texts = messages.customization;

interface ImageFieldProps {
  field: ContestImage;
  image: Uint8Array<ArrayBuffer> | null;
  problem: string | undefined;
  disabled: boolean;
  onChange(image: Uint8Array<ArrayBuffer> | null): void;
}

interface Uncropped {
  picture: ImageBitmap;
  complaint: string;
}

/** CWIZ-34, D-45: only an image of the wrong size needs cropping. */
export function ImageField({ field, image, problem, disabled, onChange }: ImageFieldProps) {
  const [uncropped, setUncropped] = useState<Uncropped | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const url = useObjectUrl(image);
  const size = contestImages[field];
  const { types, typeWords } = imageRules[field];
  const label = texts.images[field];
  const open = async (file: File | undefined) => {
    if (!file) return;
    setFault(null);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const picture = await createImageBitmap(file).catch(() => null);
    const wrongType = validateImageType(field, bytes);
    if (wrongType !== undefined) return setFault(wrongType);
    if (!picture) return setFault(texts.imageUnreadable);
    const complaint = validateImage(field, bytes);
    if (complaint === undefined) onChange(bytes);
    else setUncropped({ picture, complaint });
  };
  const use = async (picture: ImageBitmap, crop: Crop) => {
    onChange(await cropImage(field, picture, crop));
    setUncropped(null);
  };
  return (
    <fieldset className={styles.field} disabled={disabled} data-field={field} data-wrong={problem}>
      <legend>{label}</legend>
      {url && <img className={styles[field]} src={url} alt={texts.imagePreview(label)} />}
      <div className={styles.ways}>
        <FileButton label={label} accept={types.join()} onFiles={([file]) => void open(file)}>
          {image ? texts.changeImage(label) : texts.chooseImage(label)}
        </FileButton>
        {image && (
          <Button look="quiet" onClick={() => onChange(null)}>
            {texts.removeImage(label)}
          </Button>
        )}
      </div>
      <p className={fault || problem ? styles.problem : styles.note} aria-live="polite">
        {fault ?? problem ?? texts.imageHint(typeWords, size)}
      </p>
      {uncropped && (
        <Suspense>
          <CropDialog
            title={label}
            picture={uncropped.picture}
            size={size}
            onClose={() => setUncropped(null)}
            onUse={(crop) => use(uncropped.picture, crop)}
          >
            <p className={styles.note}>{texts.cropHint(uncropped.complaint)}</p>
          </CropDialog>
        </Suspense>
      )}
    </fieldset>
  );
}
