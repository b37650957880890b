import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly {
    readonly html: string;
    readonly target: readonly string[];
    readonly failureSummary: string;
  }[];
}

/** Rules that count although axe calls them moderate or leaves them out. */
const STRICT = ['heading-order', 'target-size'];

/** Rules about colours, which are all that a theme changes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

export interface AxeOptions {
  /** Further rules that count. */
  readonly strict?: readonly string[];
  /** Only these rules. */
  readonly only?: readonly string[];
  /** Only what is in here. */
  readonly within?: string;
}

/** The serious and critical axe violations of the current page, and those of the strict rules, one line each. */
export async function seriousFindings(page: Page, options: AxeOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { only, within = 'html' } = options;
  const asked = { strict: [...STRICT, ...(options.strict ?? [])], only, within };
  const findings = await page.evaluate(async ({ strict, only, within }) => {
    const { axe } = window as unknown as {
      axe: { run(context: string, options: object): Promise<{ violations: Finding[] }> };
    };
    const { violations } = await axe.run(within, {
      resultTypes: ['violations'],
      ...(only === undefined
        ? { rules: Object.fromEntries(strict.map((rule) => [rule, { enabled: true }])) }
        : { runOnly: only }),
    });
    const counting = violations.filter(
      ({ id, impact }) => ['serious', 'critical'].includes(impact) || strict.includes(id),
    );
    const found: Finding[] = [];
    for (const finding of counting) {
      const nodes = [];
      for (const node of finding.nodes)
        if (finding.id !== 'target-size' || (await isSmall(node.target[0]))) nodes.push(node);
      if (nodes.length > 0) found.push({ ...finding, nodes });
    }
    return found;

    /** A target that the dock covers in part, at the edge of the window, is judged where it can be seen. */
    async function isSmall(selector = ''): Promise<boolean> {
      document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return (await axe.run(selector, { runOnly: ['target-size'] })).violations.length > 0;
    }
  }, asked);
  return findings.map(({ id, impact, nodes }) => {
    const [first] = nodes;
    return `${impact} ${id}, ${nodes.length} times: ${first?.html} ${first?.failureSummary.replaceAll(/\s+/g, ' ')}`;
  });
}

/** What axe finds on the current page in the light theme, and about the colours of the dark one. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, options] of Object.entries({ vellum: {}, night: { only: COLOURS } })) {
    await page.evaluate((one) => document.documentElement.setAttribute('data-theme', one), theme);
    for (const finding of await seriousFindings(page, options)) found.push(`${theme}: ${finding}`);
  }
  return found;
}
