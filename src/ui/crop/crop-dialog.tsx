import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { failureText } from '../../lib/failure-text';
import { Button } from '../button';
import { classNames } from '../class-names';
import { Dialog } from '../dialog';
import { Slider } from '../form/slider';
import { type Crop, dragCrop, fitCrop, type Size, wholePicture, zoomMax } from './crop';
import styles from './crop-dialog.module.css';
import { drawCrop } from './draw-crop';
import { messages } from './messages';

interface CropDialogProps {
  title: string;
  picture: ImageBitmap;
  /** Of the result, in pixels. */
  size: Size;
  round?: boolean;
  children?: ReactNode;
  /** Errors are shown in the dialog. */
  onUse(crop: Crop): Promise<void>;
  onClose(): void;
}

const keySteps: Record<string, readonly [number, number]> = {
  ArrowLeft: [0.05, 0],
  ArrowRight: [-0.05, 0],
  ArrowUp: [0, 0.05],
  ArrowDown: [0, -0.05],
};

/** Selects a part of a picture: drag or arrow keys move it, the slider zooms. */
export function CropDialog({ title, picture, size, round, children, onUse, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(() => wholePicture(picture));
  const [fault, setFault] = useState<string | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const id = useId();
  const ratio = size.width / size.height;
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop, '#ffffff');
  }, [picture, crop]);

  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const { movementX, movementY } = event;
    setCrop((before) => dragCrop(picture, before, movementX / width, movementY / height, ratio));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    setCrop((before) => dragCrop(picture, before, ...step, ratio));
  };
  const finish = () => onUse(crop).catch((error: unknown) => setFault(failureText(error)));

  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.crop}>
        {children}
        <canvas
          ref={canvas}
          width={size.width}
          height={size.height}
          className={classNames(styles.canvas, round && styles.round)}
          style={{ aspectRatio: ratio }}
          tabIndex={0}
          role="img"
          aria-label={messages.selection}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={onPointerMove}
          onKeyDown={onKeyDown}
        />
        <label htmlFor={id}>{messages.zoom}</label>
        <Slider
          id={id}
          min={1}
          max={zoomMax}
          step={0.05}
          value={crop.zoom}
          onChange={(event) =>
            setCrop(fitCrop(picture, { ...crop, zoom: Number(event.target.value) }, ratio))
          }
        />
        {fault && <p role="alert">{fault}</p>}
        <Button look="primary" onClick={() => void finish()}>
          {messages.use}
        </Button>
      </div>
    </Dialog>
  );
}
