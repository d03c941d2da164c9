import { roundTrip } from '../../contract/package/round-trip';
import { type OpenPackage, openPackages } from './open-packages';

/**
 * Imports, exports and imports again every package below the folder, in memory, and prints what differs. Returns the
 * exit code: 1 if a package comes back changed.
 */
export async function roundTripPackages(folder: string): Promise<number> {
  const counts = { identical: 0, changed: 0, refused: 0 };
  const left = new Map<string, number>();
  for (const one of await openPackages(folder)) counts[await printOne(one, left)] += 1;
  for (const [place, count] of left)
    console.log(`not in the export: ${place || 'files at the top'} of ${count} packages`);
  const { identical, changed, refused } = counts;
  console.log(`${identical} come back identical, ${changed} changed, ${refused} cannot be imported`);
  return changed === 0 ? 0 : 1;
}

async function printOne(
  { name, tree }: OpenPackage,
  left: Map<string, number>,
): Promise<'identical' | 'changed' | 'refused'> {
  const result = await roundTrip(tree, name.split('/').at(-1) ?? name);
  if (!result.ok) {
    console.log(`refused    ${name}: ${result.file}: ${result.message}`);
    return result.message.startsWith('after the export') ? 'changed' : 'refused';
  }
  const { differences, exportLosses, leftBehind } = result;
  for (const place of leftBehind.keys()) left.set(place, (left.get(place) ?? 0) + 1);
  const isSame = differences.length + exportLosses.length === 0;
  console.log(`${isSame ? 'identical' : 'CHANGED  '}  ${name}`);
  for (const difference of differences.slice(0, shownMax)) console.log(`           - ${difference}`);
  for (const loss of exportLosses) console.log(`           - export: ${loss}`);
  return isSame ? 'identical' : 'changed';
}

const shownMax = 10;
