import { createContext } from 'react';

export interface ShownImage {
  /** Absent: not on the device. */
  url?: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** By the name in the text. */
export type ShownImages = ReadonlyMap<string, ShownImage>;

/** The images of the texts below. Undefined: none. Null: not known yet, so texts wait. */
export const ImageSource = createContext<ShownImages | null | undefined>(undefined);
