import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { avatar } from '../../../contract/limits';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import styles from './avatar-crop.module.css';
import { dragCrop, fitCrop, wholePicture, zoomMax } from './crop';
import { avatarBase64, drawCrop } from './draw-avatar';

interface AvatarCropProps {
  picture: ImageBitmap;
  /** base64 of the cut picture. */
  onDone(base64: string): void;
  onClose(): void;
}

const keySteps: Record<string, readonly [number, number]> = {
  ArrowLeft: [0.05, 0],
  ArrowRight: [-0.05, 0],
  ArrowUp: [0, 0.05],
  ArrowDown: [0, -0.05],
};

/** Chooses the part of a picture: drag it, or use the arrow keys; the slider zooms. */
export function AvatarCrop({ picture, onDone, onClose }: AvatarCropProps) {
  const [crop, setCrop] = useState(() => wholePicture(picture));
  const [fault, setFault] = useState<string | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const id = useId();
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const { movementX, movementY } = event;
    setCrop((before) => dragCrop(picture, before, movementX / width, movementY / height));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    setCrop((before) => dragCrop(picture, before, ...step));
  };
  const finish = () =>
    avatarBase64(picture, crop).then(onDone, (error: unknown) =>
      setFault(error instanceof Error ? error.message : String(error)),
    );

  return (
    <Dialog title="Your picture" onClose={onClose}>
      <div className={styles.crop}>
        <canvas
          ref={canvas}
          width={avatar.pixelsMax}
          height={avatar.pixelsMax}
          className={styles.canvas}
          tabIndex={0}
          role="img"
          aria-label="The part that is shown. Arrow keys move it."
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={onPointerMove}
          onKeyDown={onKeyDown}
        />
        <label htmlFor={id}>Zoom</label>
        <input
          id={id}
          type="range"
          min={1}
          max={zoomMax}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => setCrop(fitCrop(picture, { ...crop, zoom: Number(event.target.value) }))}
        />
        {fault && <p role="alert">{fault}</p>}
        <Button look="primary" onClick={() => void finish()}>
          Use this part
        </Button>
      </div>
    </Dialog>
  );
}
