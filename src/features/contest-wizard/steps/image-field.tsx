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
import styles from './image-field.module.css';

/** Lazy: few images need cropping. */
const CropDialog = lazy(async () => ({ default: (await import('../../../ui/crop/crop-dialog')).CropDialog }));

/** Logos may be transparent, banners are mostly photographs. Throws a message for the user. */
async function cut(field: ContestImage, picture: ImageBitmap, crop: Crop) {
  const { cutDrawing, cutPhoto } = await import('../../../ui/crop/draw-crop');
  const cutAs = { customLogo: cutDrawing, customBanner: cutPhoto };
  return cutAs[field](picture, crop, contestImages[field]);
}

const labels: Record<ContestImage, string> = { customLogo: 'Custom Logo', customBanner: 'Custom Banner' };

interface ImageFieldProps {
  field: ContestImage;
  image: Uint8Array<ArrayBuffer> | null;
  problem: string | undefined;
  disabled: boolean;
  onChange(image: Uint8Array<ArrayBuffer> | null): void;
}

interface ToBeCut {
  picture: ImageBitmap;
  complaint: string;
}

/** CWIZ-34, D-45: only an image of the wrong size needs cropping. */
export function ImageField({ field, image, problem, disabled, onChange }: ImageFieldProps) {
  const [toBeCut, setToBeCut] = useState<ToBeCut | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const url = useObjectUrl(image);
  const size = contestImages[field];
  const { types, typeWords } = imageRules[field];
  const label = labels[field];
  const open = async (file: File | undefined) => {
    if (!file) return;
    setFault(null);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const picture = await createImageBitmap(file).catch(() => null);
    const wrongType = validateImageType(field, bytes);
    if (wrongType !== undefined) return setFault(wrongType);
    if (!picture) return setFault('This file is no picture that the browser can read.');
    const complaint = validateImage(field, bytes);
    if (complaint === undefined) onChange(bytes);
    else setToBeCut({ picture, complaint });
  };
  const use = async (picture: ImageBitmap, crop: Crop) => {
    onChange(await cut(field, picture, crop));
    setToBeCut(null);
  };
  return (
    <fieldset className={styles.field} disabled={disabled}>
      <legend>{label}</legend>
      {url && <img className={styles[field]} src={url} alt={`${label} as it will be shown`} />}
      <div className={styles.ways}>
        <FileButton
          label={label}
          name={field}
          accept={types.join()}
          onFiles={([file]) => void open(file)}
        >{`${image ? 'Change' : 'Choose'} ${label}`}</FileButton>
        {image && (
          <Button look="quiet" onClick={() => onChange(null)}>
            {`Remove ${label}`}
          </Button>
        )}
      </div>
      <p className={fault || problem ? styles.problem : styles.note} aria-live="polite">
        {fault ?? problem ?? `If you wish: a ${typeWords} file of ${size.width} × ${size.height} pixels.`}
      </p>
      {toBeCut && (
        <Suspense>
          <CropDialog
            title={label}
            picture={toBeCut.picture}
            size={size}
            onClose={() => setToBeCut(null)}
            onUse={(crop) => use(toBeCut.picture, crop)}
          >
            <p className={styles.note}>{toBeCut.complaint} Choose the part to be shown.</p>
          </CropDialog>
        </Suspense>
      )}
    </fieldset>
  );
}
