/**
 * Finds which rules of docs/spec.md and which product decisions have a passing test. Pure functions: text and reports in, data out.
 *
 * A rule is `- **RUN-9** text` below its area's heading `## RUN: title`. A test cites it at the beginning of
 * its title, or of the title of a `describe` around it: `RUN-9 …`, `RUN-8 RUN-9 …`, `RUN-8, RUN-9: …`.
 */

/**
 * @typedef {{ id: string, area: string, text: string }} Rule
 * @typedef {{ name: string, title: string, rules: Rule[] }} Area
 * @typedef {{ ids: string[], title: string, file: string, passed: boolean }} Citation
 * @typedef {{ name: string, title: string, rules: number, covered: number, missing: Rule[] }} AreaCoverage
 */

const areaHeading = /^## ([A-Z]+): (.+)$/;
const ruleLine = /^- \*\*(([A-Z]+)-\d+)\*\* (.+)$/;
/** One id and its separator. */
const leadingId = /^([A-Z]+-\d+)(?![\w-])[\s,:;]*/;
const decisionRow = /^\| (D-\d+) \| ([^|]+) \| (.+) \|$/;

/**
 * @param {string} markdown the specification
 * @returns {Area[]} in the order of the page
 * @throws if an id occurs twice or is below another area's heading: an error in the page, not in the tests
 */
export function parseAreas(markdown) {
  /** @type {Area[]} */
  const areas = [];
  const seen = new Set();
  for (const line of markdown.split('\n')) {
    const heading = areaHeading.exec(line);
    if (heading?.[1] && heading[2]) areas.push({ name: heading[1], title: heading[2], rules: [] });
    const rule = ruleLine.exec(line);
    if (!rule?.[1] || !rule[2] || !rule[3]) continue;
    const [, id, name, text] = rule;
    const area = areas.at(-1);
    if (area?.name !== name) throw new Error(`${id} is not below the heading of ${name}`);
    if (seen.has(id)) throw new Error(`${id} is in the specification twice`);
    seen.add(id);
    area.rules.push({ id, area: name, text });
  }
  return areas;
}

/**
 * @param {string} markdown the product decisions, with rows `| D-7 | subject | decision |`
 * @returns {Area}
 */
export function parseDecisions(markdown) {
  const rules = markdown.split('\n').flatMap((line) => {
    const [, id, subject, text] = decisionRow.exec(line) ?? [];
    return id ? [{ id, area: 'D', text: `${subject}: ${text}` }] : [];
  });
  return { name: 'D', title: 'Product decisions', rules };
}

/**
 * @param {string} title
 * @returns {string[]} the rule ids at the beginning of the title, in order
 */
export function leadingIds(title) {
  const ids = [];
  let rest = title.trimStart();
  for (let match = leadingId.exec(rest); match?.[1]; match = leadingId.exec(rest)) {
    ids.push(match[1]);
    rest = rest.slice(match[0].length);
  }
  return ids;
}

/**
 * @param {any} report parsed output of vitest's JSON reporter
 * @returns {Citation[]} one for each test that cites a rule, passed or not
 * @throws if the report has another shape: otherwise it would silently cover nothing
 */
export function citationsOf(report) {
  if (!Array.isArray(report?.testResults)) throw new Error('not a vitest report: testResults is missing');
  const citations = [];
  for (const file of report.testResults) {
    for (const test of file.assertionResults) {
      const titles = [...(test.ancestorTitles ?? []), test.title];
      const ids = [...new Set(titles.flatMap(leadingIds))];
      if (ids.length === 0) continue;
      citations.push({ ids, title: test.title, file: file.name, passed: test.status === 'passed' });
    }
  }
  return citations;
}

/**
 * @param {Area[]} areas
 * @param {Citation[]} citations
 * @returns {AreaCoverage[]} a rule counts as covered when at least one passing test cites it
 */
export function coverageOf(areas, citations) {
  const shown = new Set(citations.filter(({ passed }) => passed).flatMap(({ ids }) => ids));
  return areas.map(({ name, title, rules }) => {
    const missing = rules.filter(({ id }) => !shown.has(id));
    return { name, title, rules: rules.length, covered: rules.length - missing.length, missing };
  });
}

/**
 * @param {Area[]} areas
 * @param {Citation[]} citations
 * @returns {{ id: string, title: string, file: string }[]} cited ids that are not in the specification
 */
export function unknownCitations(areas, citations) {
  const known = new Set(areas.flatMap(({ rules }) => rules.map(({ id }) => id)));
  return citations.flatMap(({ ids, title, file }) =>
    ids.filter((id) => !known.has(id)).map((id) => ({ id, title, file })),
  );
}

/**
 * @param {Rule[]} rules of one area, in ascending order
 * @returns {string} their numbers as ranges: `1–4, 7, 9–12`
 */
export function compactNumbers(rules) {
  /** @type {{ first: number, last: number }[]} */
  const runs = [];
  for (const { id } of rules) {
    const number = Number(id.slice(id.indexOf('-') + 1));
    const run = runs.at(-1);
    if (run && run.last === number - 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}
