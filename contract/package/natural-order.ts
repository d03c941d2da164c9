/** `2.in` before `10.in`, folder by folder. For `Array.sort`. */
export function compareNaturally(left: string, right: string): number {
  const leftParts = left.split(/(\d+|\/)/);
  const rightParts = right.split(/(\d+|\/)/);
  for (let at = 0; at < Math.min(leftParts.length, rightParts.length); at += 1) {
    const difference = compareParts(leftParts[at] ?? '', rightParts[at] ?? '');
    if (difference !== 0) return difference;
  }
  // `01` and `1` are equal as numbers; the spelling makes the order stable.
  return leftParts.length - rightParts.length || (left < right ? -1 : left > right ? 1 : 0);
}

function compareParts(left: string, right: string): number {
  if (/^\d/.test(left) && /^\d/.test(right)) {
    const [leftNumber, rightNumber] = [BigInt(left), BigInt(right)];
    return leftNumber < rightNumber ? -1 : leftNumber > rightNumber ? 1 : 0;
  }
  return left < right ? -1 : left > right ? 1 : 0;
}
