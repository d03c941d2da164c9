/** `h:mm:ss.uuu`, the relative time of the Contest API. */
export function relativeTime(ms: number): string {
  const whole = Math.round(Math.abs(ms));
  const [hours, minutes, seconds] = [
    Math.floor(whole / 3_600_000),
    Math.floor(whole / 60_000) % 60,
    Math.floor(whole / 1000) % 60,
  ];
  const two = (number: number) => String(number).padStart(2, '0');
  const rest = String(whole % 1000).padStart(3, '0');
  return `${ms < 0 && whole > 0 ? '-' : ''}${hours}:${two(minutes)}:${two(seconds)}.${rest}`;
}

export const absoluteTime = (ms: number): string => new Date(ms).toISOString();
