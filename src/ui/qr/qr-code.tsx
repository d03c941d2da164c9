import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  label: string;
  className?: string | undefined;
}

/** Black on white in both themes: cameras need the contrast and the quiet zone. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(text, { border: 3 }), [text]);
  const path = data
    .flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
