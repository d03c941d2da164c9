/**
 * Whether a row of the list says how many people solved the problem. Only people with an account count as solvers, but
 * all tries count for the acceptance: "0 solved" beside accepted tries would be a contradiction.
 * @param acceptance percent of the judged tries
 */
export function areSolversShown(solvers: number, acceptance: number): boolean {
  return solvers > 0 || acceptance === 0;
}
